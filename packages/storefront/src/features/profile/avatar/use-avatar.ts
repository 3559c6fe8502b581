import type { User } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useShop } from '../../../shared/shop.tsx';
import { mostPictureBytes, pictureTypes, readPicture, type PickedPicture } from './read-picture.ts';

/** A member's picture: choosing, looking at it, sending, removing. What is wrong with a file is said in `error`. */
export const useAvatar = ({ pk }: Pick<User, 'pk'>, onChanged: (avatar: User['avatar']) => void) => {
  const { _ } = useLingui();
  const { api, report, toasts } = useShop();
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const choose = async (file: File) => {
    setError('');
    if (!pictureTypes.includes(file.type)) return setError(_('profile.picture-kind'));
    if (file.size > mostPictureBytes) return setError(_('profile.picture-size'));
    const found = await readPicture(file);
    if (found === null) setError(_('profile.picture-kind'));
    else setPicked(found);
  };
  const save = async () => {
    if (!picked || busy) return;
    setBusy(true);
    const [refused, user] = await api.post('setAvatar', { params: { id: pk }, file: picked.file });
    setBusy(false);
    if (refused && refused.kind !== 'http') return report(refused);
    setPicked(null);
    if (refused) return setError(refused.message);
    onChanged(user.avatar);
    toasts.show({ text: _('profile.picture-saved') });
  };
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const [refused] = await api.delete('deleteAvatar', { params: { id: pk } });
    setBusy(false);
    if (refused) return report(refused);
    onChanged(null);
    toasts.show({ text: _('profile.picture-removed') });
  };
  return { picked, error, busy, choose, save, remove, cancel: () => setPicked(null) };
};
