import { Suspense, useEffect, useState } from 'react';
import { optionalPart } from '../../shared/loading/optional-part.ts';
import { useShop } from '../../shared/shop.tsx';

const NotifyMe = optionalPart(() => import('./notify-me.tsx'));

/** 'Tell me when it is back', on the page of a product that is gone: it comes after the page, with its words. */
export const DeferredNotify = ({ productId }: { readonly productId: number }) => {
  const { needWords } = useShop();
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    needWords(['form', 'saved']).then(
      () => setSpoken(true),
      () => {},
    );
  }, [needWords]);
  return (
    spoken && (
      <Suspense fallback={null}>
        <NotifyMe productId={productId} />
      </Suspense>
    )
  );
};
