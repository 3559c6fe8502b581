import {
  Badge,
  Button,
  CategoryTile,
  ErrorSummary,
  Grid,
  Hero,
  Meter,
  Notice,
  PageHeading,
  PriceText,
  ProductCard,
  QuantityStepper,
  RadioCards,
  Select,
  Steps,
  StickyBar,
  SummaryList,
  Surface,
  TextField,
} from '../../index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackShot } from '../pack-shot.tsx';
import { Link } from '../link.tsx';
import { SiteFrame } from './site-frame.tsx';
import css from './site-frame.module.css';

const meta = {
  title: 'Screens/Together',
  component: SiteFrame,
  tags: ['wide'],
  args: { children: null },
  parameters: { layout: 'fullscreen', lang: 'ru' },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const products = [
  { name: 'Гель алоэ вера, 1 л', colour: '#2b7556', badge: 'Хит', code: '715' },
  { name: 'Мёд с прополисом, 250 г', colour: '#e0a63b', code: '207' },
  { name: 'Крем для рук с алоэ, 100 мл', colour: '#bcd8c9', badge: '−15 %', code: '061' },
  { name: 'Гель для душа, 500 мл', colour: '#d9cfbf', code: '605' },
];
const stepper = {
  label: 'Количество',
  decreaseLabel: 'Уменьшить количество',
  increaseLabel: 'Увеличить количество',
  onChange: () => {},
  readDigits: (typed: string) => typed,
};
const summary = (
  <SummaryList
    rows={[
      { id: 'gross', term: 'Без скидки', value: '8 600 сом' },
      { id: 'discount', term: 'Скидка 30 %', value: '−2 580 сом' },
      { id: 'delivery', term: 'Доставка', value: '200 сом' },
      { id: 'cc', term: 'Баллы', value: '1,680 CC' },
    ]}
    total={{ term: 'Итого', value: '6 220 сом' }}
  />
);

export const Home: Story = {
  render: () => (
    <SiteFrame>
      <Hero
        headingLevel={1}
        title="Алоэ, которое растёт под вашим именем"
        lead="Цена участника, баллы CC и доставка по всему Кыргызстану — в одной корзине."
        actions={
          <>
            <Button size="l">В магазин</Button>
            <Button size="l" variant="outline">
              Стать партнёром
            </Button>
          </>
        }
        picture={<PackShot colour="#e38a3f" priority />}
      />
      <Grid of="tiles" className={css.section}>
        {['Напитки алоэ', 'Пчелопродукты', 'Уход за кожей', 'Личная гигиена', 'Питание', 'Для дома'].map(
          (name, place) => (
            <li key={name}>
              <CategoryTile
                name={name}
                link={<Link href="#c" />}
                picture={<PackShot />}
                tone={place % 2 ? 'mist' : 'sand'}
              />
            </li>
          ),
        )}
      </Grid>
      <h2>Популярное</h2>
      <Grid className={css.section}>
        {products.map(({ name, colour, badge, code }, place) => (
          <li key={code}>
            <ProductCard
              picture={<PackShot colour={colour} />}
              name={name}
              link={<Link href={`#${code}`} />}
              code={`№ ${code}`}
              cc={<Badge tone="mist">0,125 CC</Badge>}
              badge={badge && <Badge tone={place === 2 ? 'clay' : 'lime'}>{badge}</Badge>}
              price={<PriceText amount="1 323 сом" oldAmount="1 890 сом" oldLabel="Старая цена" />}
              tone={place % 2 ? 'sand' : 'mist'}
              action={<Button wide>В корзину</Button>}
            />
          </li>
        ))}
      </Grid>
    </SiteFrame>
  ),
};

export const Cart: Story = {
  render: () => (
    <SiteFrame>
      <PageHeading>Корзина</PageHeading>
      <div className={css.columns}>
        <Surface>
          {products.slice(0, 3).map(({ name, colour, code }, place) => (
            <div key={code} className={css.line}>
              <div className={css.thumb}>
                <PackShot colour={colour} />
              </div>
              <div className={css.name}>
                <strong>{name}</strong>
                <small>№ {code} · 0,125 CC за шт.</small>
                {place === 2 && (
                  <Notice tone="clay" compact>
                    Разовый лимит: не больше 3 в одном заказе
                  </Notice>
                )}
              </div>
              <div className={css.quantity}>
                <QuantityStepper {...stepper} value={place + 1} max={3} increaseReason="Разовый лимит" />
                <PriceText amount="1 302 сом" />
              </div>
            </div>
          ))}
        </Surface>
        <Surface as="aside" aria-label="Итог" className={css.stack}>
          <Meter label="Бесплатная доставка" value={1680} max={2000} text="До бесплатной доставки 0,320 CC" />
          {summary}
          <Button size="l" wide className={css.wideOnly}>
            Оформить заказ
          </Button>
        </Surface>
      </div>
      <StickyBar className={css.phoneOnly}>
        <PriceText size="l" amount="6 220 сом" />
        <Button size="l">Оформить заказ</Button>
      </StickyBar>
    </SiteFrame>
  ),
};

export const Checkout: Story = {
  render: () => (
    <SiteFrame>
      <PageHeading>Оформление</PageHeading>
      <Steps
        items={['Адрес', 'Доставка', 'Оплата'].map((label) => ({
          id: label,
          label,
          done: label === 'Адрес',
        }))}
        current="Доставка"
        doneLabel="готово"
        className={css.section}
      />
      <div className={css.columns}>
        <Surface className={css.stack}>
          <ErrorSummary
            title="Проверьте форму"
            errors={[{ field: 'mail', message: 'В адресе почты не хватает части после @' }]}
          />
          <h2>Адрес</h2>
          <TextField label="Получатель" defaultValue="Айгуль Асанова" autoComplete="name" />
          <div className={css.pair}>
            <Select label="Область" options={[{ value: '2', label: 'Ошская область' }]} />
            <Select label="Район" options={[{ value: '3', label: 'Ош' }]} />
          </div>
          <div className={css.pair}>
            <TextField label="Телефон" defaultValue="+996 (700) 12-34-56" autoComplete="tel" />
            <TextField
              id="mail"
              label="Эл. почта"
              defaultValue="aigul@"
              error="В адресе почты не хватает части после @"
            />
          </div>
          <RadioCards
            legend="Доставка"
            value="courier"
            options={[
              { value: 'courier', title: 'Курьер, Ош', note: '1–2 дня', trailing: 'бесплатно' },
              { value: 'pickup', title: 'Самовывоз, Бишкек', note: 'Пн–Сб 11:00–17:00', trailing: '0 сом' },
            ]}
          />
        </Surface>
        <Surface as="aside" aria-label="Итог" className={css.stack}>
          {summary}
          <Button size="l" wide>
            К оплате
          </Button>
        </Surface>
      </div>
    </SiteFrame>
  ),
};
