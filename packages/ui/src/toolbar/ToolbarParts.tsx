import { Toolbar as Radix } from 'radix-ui'
import { createContext, type ReactNode, use } from 'react'
import { type ButtonSize, buttonClass } from '../button/Button.tsx'
import { useValue } from '../field/useValue.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { unstyled } from '../private/unstyled.ts'
import { useReadingDirection } from '../private/useReadingDirection.ts'
import * as css from './Toolbar.css.ts'

/** How the items of a toolbar are laid out. */
export const toolbarOrientations = ['horizontal', 'vertical'] as const
/** How the items of a toolbar are laid out. */
export type ToolbarOrientation = (typeof toolbarOrientations)[number]

const Size = createContext<ButtonSize>('medium')

export interface ToolbarRootProps extends CommonProps<HTMLDivElement> {
  /** Accessible name: what its controls are about. */
  label: string
  /** The controls. */
  children: ReactNode
  /** @default 'horizontal' */
  orientation?: ToolbarOrientation
  /** Height of the controls. @default 'medium' */
  size?: ButtonSize
}

/** A toolbar whose controls their owner lays out. */
export function ToolbarRoot({
  label,
  children,
  orientation = 'horizontal',
  size = 'medium',
  ...root
}: ToolbarRootProps) {
  const direction = useReadingDirection()
  return (
    <Size value={size}>
      <Radix.Root
        aria-label={label}
        {...commonProps(root)}
        {...unstyled}
        dir={direction}
        orientation={orientation}
        className={css.toolbar}
      >
        {children}
      </Radix.Root>
    </Size>
  )
}

interface ToolbarControl {
  /** What it does; its accessible name, and its tooltip where only the icon shows. */
  label: string
  /** An icon before the label. */
  icon?: ReactNode
  /** Shows the icon without the label. @default false */
  iconOnly?: boolean | undefined
}

function useControl({ label, icon, iconOnly = false }: ToolbarControl, on = false) {
  const size = use(Size)
  return {
    className: cx(
      buttonClass({ variant: on ? 'soft' : 'plain', tone: on ? 'accent' : 'neutral', size }),
      css.item,
      on && css.on,
    ),
    ...(iconOnly && { 'aria-label': label, title: label, 'data-icon-only': true }),
    children: (
      <>
        {icon}
        {!iconOnly && label}
      </>
    ),
  }
}

export interface ToolbarButtonProps extends ToolbarControl, CommonProps<HTMLButtonElement> {
  /** @default false */
  disabled?: boolean | undefined
  /** It was clicked. */
  onClick: () => void
}

/** A button of a toolbar. */
export function ToolbarButton({ label, icon, iconOnly, disabled, onClick, ...root }: ToolbarButtonProps) {
  const control = useControl({ label, icon, iconOnly })
  return <Radix.Button {...control} {...commonProps(root)} disabled={disabled} onClick={onClick} />
}

export interface ToolbarToggleProps extends ToolbarControl, CommonProps<HTMLButtonElement> {
  /** Whether it is pressed, when controlled. */
  pressed?: boolean | undefined
  /** Whether it is initially pressed, when uncontrolled. @default false */
  defaultPressed?: boolean | undefined
  /** @default false */
  disabled?: boolean | undefined
  /** Called when it was pressed or released. */
  onPressedChange?: ((pressed: boolean) => void) | undefined
}

/** A button of a toolbar that stays pressed. */
export function ToolbarToggle({
  label,
  icon,
  iconOnly,
  pressed,
  defaultPressed = false,
  disabled,
  onPressedChange,
  ...root
}: ToolbarToggleProps) {
  const [on, setOn] = useValue(pressed, defaultPressed, onPressedChange)
  const control = useControl({ label, icon, iconOnly }, on)
  return (
    <Radix.Button
      {...control}
      aria-pressed={on}
      {...commonProps(root)}
      disabled={disabled}
      onClick={() => setOn(!on)}
    />
  )
}

export interface ToolbarLinkProps extends ToolbarControl, CommonProps<HTMLAnchorElement> {
  /** Where it leads. */
  href: string
}

/** A link in a toolbar. */
export function ToolbarLink({ label, icon, iconOnly, href, ...root }: ToolbarLinkProps) {
  const control = useControl({ label, icon, iconOnly })
  return <Radix.Link {...control} {...commonProps(root)} href={href} />
}

/** A line between groups of controls. */
export function ToolbarSeparator() {
  return <Radix.Separator className={css.separator} />
}
