import { Badge, Button, Container, Icon, NavigationMenu, SkipLink, TextField } from '../../index.ts';
import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import css from './site-frame.module.css';

/** The frame round the sample screens: what the shop's own layout does with these components. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink href="#main">К содержанию</SkipLink>
    <div className={css.top}>
      <Container className={css.bar}>
        <span>Пн–Сб 11:00–17:00 · онлайн 24/7</span>
        <span>Бишкек</span>
      </Container>
    </div>
    <header>
      <Container className={css.header}>
        <Link href="#home" className={css.mark}>
          <Icon name="leaf" /> Aloea
        </Link>
        <NavigationMenu
          label="Главное меню"
          menuLabel="Меню"
          menuLink={<Link href="#menu" />}
          onOpen={() => {}}
          items={[
            { id: 'shop', label: 'Магазин', link: <Link href="#shop" />, current: true },
            { id: 'products', label: 'Продукты', link: <Link href="#products" /> },
            { id: 'media', label: 'Медиа', link: <Link href="#media" /> },
          ]}
        />
        <TextField
          className={css.search}
          label="Поиск"
          labelHidden
          type="search"
          placeholder="Название или код товара"
          leading={<Icon name="search" />}
        />
        <Button render={<Link href="#cart" />} className={css.cart}>
          Корзина <Badge tone="lime">7</Badge>
        </Button>
      </Container>
    </header>
    <main id="main" tabIndex={-1}>
      <Container>{children}</Container>
    </main>
  </>
);
