import { describeComponent } from '../testing/describe-component.tsx';
import { Link } from '../testing/link.tsx';
import { CategoryTile } from './category-tile.tsx';

describeComponent('CategoryTile', {
  element: (props) => <CategoryTile {...props} name="Aloe drinks" link={<Link href="/e-shop" />} note="12" />,
  refTag: 'div',
  found: { role: 'link', name: 'Aloe drinks' },
  stops: ['a'],
});
