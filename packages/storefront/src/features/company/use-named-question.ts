import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the answer that stands behind the `#` of the address: of this page, or of the link that led to it. */
export const useNamedQuestion = (): void => {
  const location = useLocation();
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [location]);
};
