import { describeComponent } from '../testing/describe-component.tsx';
import { Container } from './container.tsx';

describeComponent('Container', { element: (props) => <Container {...props}>Text</Container>, refTag: 'div' });
