import type { User } from '@caravan/contract';
import { Button, Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import css from './avatar.module.css';
import { pictureTypes } from './read-picture.ts';
import { useAvatar } from './use-avatar.ts';

export interface AvatarProps {
  readonly member: Pick<User, 'pk' | 'avatar'>;
  /** Whether it can be changed here (ACC-5). */
  readonly editable: boolean;
  readonly onChanged: (avatar: User['avatar']) => void;
}

/** A member's picture; another one is chosen, looked at and saved, or it is removed (ACC-3). */
export const Avatar = ({ member, editable, onChanged }: AvatarProps) => {
  const { _ } = useLingui();
  const { picked, error, busy, choose, save, remove, cancel } = useAvatar(member, onChanged);
  const input = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const shown = picked?.preview ?? member.avatar;
  const state = picked ? 'picked' : (member.avatar ?? 'none');
  const before = useRef(state);
  // The button that was pressed has gone with the step before.
  useEffect(() => {
    if (before.current !== state) first.current?.focus();
    before.current = state;
  }, [state]);

  return (
    <div className={css.whole}>
      <span className={css.picture}>
        {shown === null ? (
          <Icon name="user" />
        ) : (
          <img src={shown} alt={picked ? _('profile.picture-preview') : ''} width={96} height={96} />
        )}
      </span>
      {editable && (
        <div className={css.side}>
          {picked ? (
            <div className={css.tools}>
              <Button ref={first} busy={busy} onClick={() => void save()}>
                {_('profile.picture-save')}
              </Button>
              <Button variant="quiet" onClick={cancel}>
                {_('profile.picture-cancel')}
              </Button>
            </div>
          ) : (
            <div className={css.tools}>
              <Button
                ref={first}
                variant="outline"
                aria-describedby="avatar-hint avatar-error"
                onClick={() => input.current?.click()}
              >
                {member.avatar === null ? _('profile.picture-choose') : _('profile.picture-change')}
              </Button>
              {member.avatar !== null && (
                <Button variant="quiet" busy={busy} onClick={() => void remove()}>
                  {_('profile.picture-remove')}
                </Button>
              )}
            </div>
          )}
          <p id="avatar-hint" className={css.hint}>
            {_('profile.picture-hint')}
          </p>
          <p id="avatar-error" role="alert" className={css.error}>
            {error}
          </p>
          <input
            ref={input}
            className={css.file}
            type="file"
            tabIndex={-1}
            aria-hidden
            accept={pictureTypes.join(',')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void choose(file);
            }}
          />
        </div>
      )}
    </div>
  );
};
