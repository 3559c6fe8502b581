import { useEffect, useEffectEvent, useRef } from 'react';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlayAbout } from '../../shared/overlays/use-overlay-about.ts';
import type { SessionState } from '../../shared/session/session.ts';
import type { SessionUser } from '../../shared/session/session-user.ts';
import { useShop, type Shop } from '../../shared/shop.tsx';

const loadDialog = async ({ needWords }: Pick<Shop, 'needWords'>) => {
  const [dialog] = await Promise.all([import('./login-again-dialog.tsx'), needWords(['session'])]);
  return dialog;
};

/** A login that is being asked for. */
interface Asked {
  readonly member: SessionUser;
  /** The token that the server no longer knows. */
  readonly token: string | null;
  readonly answer: Promise<boolean>;
  readonly settle: (loggedIn: boolean) => void;
}

const askFor = (member: SessionUser, token: string | null): Asked => {
  let settle: Asked['settle'] = () => {};
  const answer = new Promise<boolean>((done) => (settle = done));
  return { member, token, answer, settle };
};

/**
 * On a page on which nothing may be lost: a login that the server has ended is asked for over it, and what was being done goes on
 * with the new one (CHK-9). Who does not log in leaves the page, as everywhere (AUTH-4).
 */
export const LoginAgain = () => {
  const shop = useShop();
  const { session, loginAgain } = shop;
  const { about: member, show, close } = useOverlayAbout<SessionUser>('login');
  const asked = useRef<Asked | null>(null);
  const isOpen = member !== null;
  const part = useDeferred(isOpen, () => loadDialog(shop), close);

  const settle = useEffectEvent((loggedIn: boolean) => {
    asked.current?.settle(loggedIn);
    asked.current = null;
    close();
  });
  const ask = useEffectEvent((): Promise<boolean> => {
    const { user } = session.store.getState();
    if (!user) return Promise.resolve(false);
    if (!asked.current) show(user);
    asked.current ??= askFor(user, session.token());
    return asked.current.answer;
  });
  /** A login, here or in another tab. */
  const follow = useEffectEvent(({ user }: SessionState) => {
    if (!asked.current || !user) return;
    // What stands here is not for another member.
    if (user.pk !== asked.current.member.pk) shop.reload();
    else if (session.token() !== asked.current.token) settle(true);
  });
  useEffect(() => {
    loginAgain.setState({ ask: () => ask() });
    const unfollow = session.store.subscribe((state) => follow(state));
    return () => {
      loginAgain.setState({ ask: null });
      unfollow();
    };
  }, [loginAgain, session]);
  // Whoever or whatever closes it: nobody will log in.
  useEffect(() => (isOpen ? () => settle(false) : undefined), [isOpen]);

  return (
    <Overlay name="login">
      {part && member && <part.LoginAgainDialog member={member} onClose={close} />}
    </Overlay>
  );
};
