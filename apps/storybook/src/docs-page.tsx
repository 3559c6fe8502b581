import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { guidance } from './guidance.ts';

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** When to take a component and when not, its words, and who must be able to use it. */
const Guidance = () => {
  const of = useOf('meta', ['meta']);
  const guide = guidance[of.preparedMeta.title.split('/').at(-1) ?? ''];
  if (!guide) return null;
  const { use, avoid, words, access } = guide;
  return (
    <Markdown>
      {`### Do\n\n${list(use)}\n\n### Don’t\n\n${list(avoid)}\n\n### Words\n\n${words}\n\n### Access\n\n${access}`}
    </Markdown>
  );
};

/** The page of a component: what it is, how it is meant to be used, its props with their defaults, all its states. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <Guidance />
    <h2>Props</h2>
    <Controls />
    <Stories title="States" includePrimary={false} />
  </>
);
