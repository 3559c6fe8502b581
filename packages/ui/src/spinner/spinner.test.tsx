import { describeComponent } from '../testing/describe-component.tsx';
import { Spinner } from './spinner.tsx';

describeComponent('Spinner', { element: (props) => <Spinner {...props} />, refTag: 'span' });
