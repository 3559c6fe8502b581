import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { createRef, type Ref } from 'react';
import { describe, expect, it } from 'vitest';

/** What a component must be told to sit the exam that every component sits. */
export interface ComponentExam {
  /** The component with all it needs; `className` and `ref` are to be passed on as they come. */
  element: (props: { className?: string; ref?: Ref<never> }) => ReactElement;
  /** The tag that `ref` hands over; left out where a component takes no ref. */
  refTag?: string;
  /** It puts `className` beside its own. Default true. */
  takesClass?: boolean;
  /** Role and name by which it, or its main control, is found; left out for what is mere layout. */
  found?: { role: string; name?: string };
  /** The tags that Tab stops at, in order. Default none. */
  stops?: readonly string[];
}

const wants = (element: Element): boolean =>
  element.matches('a[href], button, input, select, textarea, [tabindex]') &&
  !element.matches('[tabindex="-1"], :disabled') &&
  !element.closest('[hidden]');

/** The exam: ref, class, name, stops of the keyboard, axe. */
export const describeComponent = (
  name: string,
  { element, refTag, takesClass = true, found, stops = [] }: ComponentExam,
) => {
  describe(name, () => {
    if (refTag)
      it('hands over its element', () => {
        const ref = createRef<never>();
        render(element({ ref }));
        const held: unknown = ref.current;
        expect(held instanceof Element && held.localName).toBe(refTag);
      });
    if (takesClass)
      it('puts a class beside its own', () => {
        const { container } = render(element({ className: 'mine' }));
        const [marked] = container.ownerDocument.getElementsByClassName('mine');
        expect(marked?.classList.length).toBeGreaterThan(0);
        expect(marked?.className).not.toContain('undefined');
      });
    if (found)
      it(`is found as ${found.role} ${found.name ?? ''}`, () => {
        const { getByRole } = render(element({}));
        expect(getByRole(found.role, found.name === undefined ? {} : { name: found.name })).toBeTruthy();
      });
    it('is reached by the keyboard where it should', () => {
      const { baseElement } = render(element({}));
      const reached = [...baseElement.querySelectorAll('*')]
        .filter(wants)
        .map(({ tagName }) => tagName.toLowerCase());
      expect(reached).toEqual(stops);
      expect(baseElement.querySelector('[tabindex]:not([tabindex="-1"], [tabindex="0"])')).toBeNull();
    });
    it('has no fault that axe can see', async () => {
      const { baseElement } = render(<main>{element({})}</main>);
      const { violations } = await axe.run(baseElement, {
        rules: {
          'color-contrast': { enabled: false },
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  });
};
