import { expect, test } from 'vitest';
import { checkPassword, isCommon } from './password-policy.ts';

const heads =
  `password 12345678 123456789 1234567890 qwertyuiop password1 password123 iloveyou sunshine princess football baseball
  superman trustno1 1q2w3e4r 1qaz2wsx qwerty123 qwerty12 11111111 00000000 abcd1234 passw0rd p@ssw0rd letmein1 welcome1 welcome123
  admin123 administrator changeme starwars computer michelle jennifer whatever internet samantha victoria jordan23 87654321
  88888888 12341234 asdfghjkl asdfasdf zaq12wsx q1w2e3r4 access14 master123 dragon123 monkey123 shadow123 freedom1 1q2w3e4r5t
  qwer1234 zxcvbnm123 1234qwer q1w2e3r4t5y6 iloveyou2 qazwsxedc 147258369 123123123 abc12345 asdf1234 147852369 789456123
  987654321 zaq1zaq1 aa123456 a1b2c3d4 1qazxsw2 qwe123qwe 123qweasd lovelove babygirl1 159753456 123654789 computer1 michael1
  charlie1 blink182 liverpool1 chocolate1 butterfly1 pokemon123 superman1 loveyou1 basketball purple12 qwertyui`.split(
    /\s+/,
  );

test.each(heads)('rejects "%s" from lists of leaked passwords', (password) => {
  expect(isCommon(password)).toBe(true);
});

test.each(['Summer2024!', 'P@ssw0rd1', 'Monkey!!', 'FOOTBALL99', '!!welcome!!', 'passwordpassword', 'qwertyasdfgh'])(
  'rejects "%s" as a disguised common word',
  (password) => {
    expect(isCommon(password)).toBe(true);
  },
);

test.each(['correct horse battery', 'quiet-otter-17', 'Xk29#mmQpz', 'violin thermos', 'kettle bicycle', 'tandem-demo'])(
  'accepts "%s"',
  (password) => {
    expect(() => checkPassword(password, ['ann@example.com', 'Ann Example'])).not.toThrow();
  },
);

test('reports the length first', () => {
  expect(() => checkPassword('seven77')).toThrow('at least 8');
  expect(() => checkPassword('x'.repeat(201))).toThrow('at most 200');
});

test.each(['ann.example1', 'Example-Ann', 'annexample99'])(
  'rejects "%s" because it contains the user’s name',
  (password) => {
    expect(() => checkPassword(password, ['ann@example.com', 'Ann Example'])).toThrow();
  },
);

test('accepts a name inside a longer password', () => {
  expect(() => checkPassword('ann rides a red tricycle', ['ann@example.com'])).not.toThrow();
});
