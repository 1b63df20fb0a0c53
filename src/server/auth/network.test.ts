import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('counts an IPv4 address by itself in any notation', () => {
  expect(['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:192.0.2.7'].map(networkOf)).toEqual(Array(3).fill('192.0.2.7'));
});

test('counts an IPv6 address by its /64 network', () => {
  const same = ['2001:db8:0:1::1', '2001:db8::1:ffff:2:3:4', '2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd'];
  expect(same.map(networkOf)).toEqual(Array(3).fill('2001:db8:0:1::/64'));
  expect(networkOf('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(['::1', '::'].map(networkOf)).toEqual(Array(2).fill('0:0:0:0::/64'));
});
