import alert from 'antd/es/alert/style/index.js';
import checkbox from 'antd/es/checkbox/style/index.js';
import picker from 'antd/es/date-picker/style/index.js';
import drawer from 'antd/es/drawer/style/index.js';
import forOldBrowsers from 'antd/es/form/style/fallbackCmp.js';
import form from 'antd/es/form/style/index.js';
import { useColStyle, useRowStyle } from 'antd/es/grid/style/index.js';
import input, { useSharedStyle } from 'antd/es/input/style/index.js';
import textArea from 'antd/es/input/style/textarea.js';
import modal from 'antd/es/modal/style/index.js';
import radio from 'antd/es/radio/style/index.js';
import segmented from 'antd/es/segmented/style/index.js';
import select from 'antd/es/select/style/index.js';
import compact from 'antd/es/space/style/compact.js';
import toggle from 'antd/es/switch/style/index.js';
import tooltip from 'antd/es/tooltip/style/index.js';
import { keepStyles, withVariables } from '../keptStyles.tsx';

/** What drawers, forms, filters and menus are made of, by when it is likely to be needed. */
keepStyles([
  [drawer, 'ant-drawer'],
  withVariables(form, 'ant-form'),
  [(prefixCls) => forOldBrowsers({ prefixCls }), 'ant-form'],
  [useRowStyle, 'ant-row'],
  [useColStyle, 'ant-col'],
  [useSharedStyle, 'ant-input'],
  withVariables(input, 'ant-input'),
  withVariables(select, 'ant-select'),
  [compact, 'ant-space-compact'],
  [compact, 'ant-space'],
  [toggle, 'ant-switch'],
  withVariables(textArea, 'ant-input'),
  withVariables(checkbox, 'ant-checkbox'),
  withVariables(radio, 'ant-radio'),
  [segmented, 'ant-segmented'],
  withVariables(picker, 'ant-picker'),
  withVariables(modal, 'ant-modal'),
  withVariables(tooltip, 'ant-tooltip'),
  [alert, 'ant-alert'],
]);
