import { describeComponent } from '../testing/describe-component.tsx';
import { Hero } from './hero.tsx';

describeComponent('Hero', {
  element: (props) => (
    <Hero
      {...props}
      headingLevel={1}
      title="Aloe that grows"
      lead="Points"
      picture={<img src="/a.jpg" alt="" />}
    />
  ),
  refTag: 'section',
  found: { role: 'heading', name: 'Aloe that grows' },
});
