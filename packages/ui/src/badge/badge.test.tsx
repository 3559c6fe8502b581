import { describeComponent } from '../testing/describe-component.tsx';
import { Badge } from './badge.tsx';

describeComponent('Badge', { element: (props) => <Badge {...props}>7</Badge>, refTag: 'span' });
