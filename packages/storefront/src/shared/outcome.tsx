import { EmptyState, type EmptyStateProps } from '@caravan/ui';
import { useEffect, useRef } from 'react';

/** What came of a form that stood here before. It takes the focus, since the button that was pressed is gone. */
export const Outcome = (props: EmptyStateProps) => {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.focus(), []);
  return <EmptyState {...props} ref={whole} tabIndex={-1} headingLevel={1} />;
};
