export { afterPaint } from './after-paint.ts';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs/breadcrumbs.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { CategoryTile, type CategoryTileProps } from './category-tile/category-tile.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { classNames } from './class-names.ts';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export { Container, type ContainerProps } from './container/container.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Dropdown, type DropdownProps } from './dropdown/dropdown.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type ErrorSummaryItem,
} from './error-summary/error-summary.tsx';
export type { FieldWords } from './field/field.tsx';
export { FlipControls, type FlipControlsProps } from './flip-pages/flip-controls.tsx';
export { FlipPages, type FlipPage, type FlipPagesProps } from './flip-pages/flip-pages.tsx';
export { Grid, type GridProps } from './grid/grid.tsx';
export { Hero, type HeroProps } from './hero/hero.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/paths.ts';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { Lightbox, type LightboxPicture, type LightboxProps } from './lightbox/lightbox.tsx';
export { Meter, type MeterProps } from './meter/meter.tsx';
export { NavigationMenu, type NavigationMenuProps } from './navigation-menu/navigation-menu.tsx';
export { MenuDrawer, type MenuDrawerProps } from './navigation-menu/menu-drawer.tsx';
export type { MenuItem } from './navigation-menu/menu-item.ts';
export {
  NavigationProgress,
  type NavigationProgressProps,
} from './navigation-progress/navigation-progress.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { PageHeading, type PageHeadingProps } from './page-heading/page-heading.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx';
export { Picture, type PictureProps, type PictureSource } from './picture/picture.tsx';
export { PriceText, type PriceTextProps } from './price-text/price-text.tsx';
export { leadCard, wideCard, type CardSize } from './product-card/card-sizes.ts';
export { ProductCard, type ProductCardProps } from './product-card/product-card.tsx';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/quantity-stepper.tsx';
export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards/radio-cards.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { SidePanel, type SidePanelProps } from './side-panel/side-panel.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.tsx';
export type { Slot } from './slot/slot.ts';
export { Spinner } from './spinner/spinner.tsx';
export { Steps, type StepItem, type StepsProps } from './steps/steps.tsx';
export { StickyBar } from './sticky-bar/sticky-bar.tsx';
export { SummaryList, type SummaryListProps, type SummaryRow } from './summary-list/summary-list.tsx';
export { Surface, type SurfaceProps } from './surface/surface.tsx';
export { Table, type TableColumn, type TableProps } from './table/table.tsx';
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export type { Toast } from './toasts/toast.ts';
export { Toasts, type ToastsProps } from './toasts/toasts.tsx';
export { VideoPlayer, type VideoPlayerProps } from './video-player/video-player.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
