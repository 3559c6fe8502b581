import { NavigationProgress } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useNavigation } from 'react-router-dom';

/** The thin bar while the next screen takes long (SHELL-12). */
export const NavigationBar = () => {
  const { _ } = useLingui();
  return <NavigationProgress active={useNavigation().state !== 'idle'} label={_('shell.loading')} />;
};
