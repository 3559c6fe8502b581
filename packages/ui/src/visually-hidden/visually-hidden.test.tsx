import { describeComponent } from '../testing/describe-component.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describeComponent('VisuallyHidden', {
  element: (props) => <VisuallyHidden {...props}>Old price</VisuallyHidden>,
  refTag: 'span',
});
