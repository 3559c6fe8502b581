import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useShop } from '../../../shared/shop.tsx';

/** The way of an account to its end. `error` is about the password, `refusal` about the account. */
export const useDeletion = () => {
  const { _ } = useLingui();
  const { api, report } = useShop();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [refusal, setRefusal] = useState('');
  const [stage, setStage] = useState<'asking' | 'sending' | 'deleted'>('asking');
  return {
    password,
    error,
    refusal,
    stage,
    setPassword: (typed: string) => {
      setPassword(typed);
      setError('');
    },
    send: async () => {
      if (stage === 'sending') return;
      if (password === '') return setError(_('field.required'));
      setStage('sending');
      setError('');
      setRefusal('');
      const [refused] = await api.post('deleteAccount', { body: { password } });
      setStage(refused ? 'asking' : 'deleted');
      if (!refused) return;
      const [wrong] = refused.fields['password'] ?? [];
      if (wrong !== undefined) setError(wrong);
      else if (refused.kind === 'http' && (refused.status ?? 500) < 500) setRefusal(refused.message);
      else report(refused);
    },
  };
};
