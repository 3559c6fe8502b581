import { describeComponent } from '../testing/describe-component.tsx';
import { StickyBar } from './sticky-bar.tsx';

describeComponent('StickyBar', {
  element: (props) => <StickyBar {...props}>6 220 c</StickyBar>,
  refTag: 'div',
});
