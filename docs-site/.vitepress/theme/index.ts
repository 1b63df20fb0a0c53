import theme from 'vitepress/theme';
import '../../generated/colors.css';
import './brand.css';

export default theme;
