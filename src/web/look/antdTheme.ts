import { theme as antd, type ThemeConfig } from 'antd';
import { type BrandLook, brandShades } from '#shared/brand.ts';
import { fontFamily } from '#shared/fonts.ts';
import { palette, type Scheme, tones, type } from './theme.ts';

/** Maps the tokens of `theme.ts` to those of the component library. */
export function antdTheme(scheme: Scheme, brand?: Pick<BrandLook, 'primary_color' | 'font'>): ThemeConfig {
  const color = brand?.primary_color;
  const c = { ...palette[scheme], ...(color && brandShades(color, scheme)) };
  const tag = tones[scheme];
  return {
    // The dark algorithm mutes these colors, but their contrast was measured without that.
    algorithm: [
      scheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
      (_seed, map) => ({ ...map!, colorPrimary: c.accent, colorError: c.danger }),
    ],
    hashed: false,
    // The build writes the styles of the library; see `page/libraryStyles.ts`.
    zeroRuntime: import.meta.env?.PROD,
    cssVar: { key: `tandem-${scheme}` },
    token: {
      fontFamily: brand ? fontFamily(brand.font) : type.family,
      fontFamilyCode: type.mono,
      fontSize: 14,
      lineHeight: 22 / 14,
      borderRadius: 6,
      borderRadiusLG: 8,
      borderRadiusSM: 5,
      controlHeight: 32,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
      wireframe: false,

      colorPrimary: c.accent,
      colorPrimaryHover: c['accent-hover'],
      colorPrimaryActive: c['accent-hover'],
      colorPrimaryBg: c['accent-tint'],
      colorPrimaryBgHover: c['accent-tint'],
      colorPrimaryBorder: c['accent-line'],
      colorLink: c.accent,
      colorLinkHover: c['accent-hover'],
      colorLinkActive: c['accent-hover'],
      colorTextLightSolid: c['accent-on'],
      colorError: c.danger,
      colorErrorHover: c['danger-hover'],
      colorErrorText: c.danger,
      colorSuccess: tag.green.dot,
      colorWarning: tag.amber.dot,
      colorInfo: tag.blue.dot,

      colorBgLayout: c.page,
      colorBgContainer: c.surface,
      colorBgElevated: c.raised,
      colorBgSpotlight: scheme === 'dark' ? '#3a342f' : c.text,
      colorBgMask: c.scrim,
      colorBorder: c['line-control'],
      colorBorderSecondary: c.line,
      colorSplit: c.line,
      colorText: c.text,
      colorTextSecondary: c['text-2'],
      colorTextTertiary: c.meta,
      colorTextQuaternary: c.meta,
      colorTextPlaceholder: c.meta,
      colorTextDescription: c.meta,
      colorIcon: c.meta,
      colorIconHover: c.text,
      colorFillAlter: c.sunken,
      controlItemBgHover: c.hover,
      controlItemBgActive: c['accent-tint'],
      controlItemBgActiveHover: c['accent-tint'],
      controlOutline: 'transparent',
      boxShadow: c.shadow,
      boxShadowSecondary: c.shadow,
    },
    components: {
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        defaultBorderColor: c['line-strong'],
        defaultHoverBorderColor: c['line-control'],
        defaultHoverColor: c.text,
        defaultHoverBg: c.hover,
        defaultActiveColor: c.text,
        defaultActiveBorderColor: c['line-control'],
        textHoverBg: c.hover,
        paddingInline: 12,
      },
      Form: { labelColor: c.text, verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
      Modal: { titleFontSize: 16 },
      Drawer: { paddingLG: 24 },
      Tabs: {
        titleFontSize: 14,
        itemColor: c['text-2'],
        itemHoverColor: c.text,
        itemSelectedColor: c.text,
        inkBarColor: c.vivid,
        horizontalItemGutter: 24,
        horizontalItemPadding: '10px 0',
      },
      Segmented: { trackBg: c.sunken, itemSelectedBg: c.surface, itemColor: c['text-2'], itemSelectedColor: c.text },
      Tooltip: { colorTextLightSolid: '#ffffff', colorBgSpotlight: scheme === 'dark' ? '#3a342f' : c.text },
      Select: { optionSelectedFontWeight: 500, optionSelectedColor: c.text },
      Dropdown: { controlItemBgActive: c.hover, paddingBlock: 6 },
      Switch: { colorPrimary: c.accent },
    },
  };
}
