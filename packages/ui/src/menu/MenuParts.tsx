import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { type ButtonVariantProps, buttonClass } from '../button/Button.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import { useValue } from '../field/useValue.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import type { MenuAlignment } from '../private/anchored.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { misplaced } from '../private/misplaced.ts'
import { onDemand, onIntent } from '../private/onDemand.tsx'
import { reportNameless } from '../private/reportNameless.ts'
import { whenTouched } from '../private/whenTouched.ts'
import * as css from './Menu.css.ts'
import type { MenuGroup } from './menu-item.ts'
import { MenuContext } from './menu-parts.ts'

const MenuPopup = onDemand(() => import('./MenuPopup.tsx').then((chunk) => chunk.MenuPopup))

/** How the trigger is drawn: as words alone, or as a small button beside others. */
export const menuVariants = ['plain', 'outline'] as const
export type MenuVariant = (typeof menuVariants)[number]

/** What Menu and its `Root` have in common. */
export interface MenuSettings {
  /**
   * Edge of the trigger that the popup lines up with.
   * @default 'start'
   */
  align?: MenuAlignment
  /** Whether it is open, where its owner keeps that. */
  open?: boolean | undefined
  /** Whether it is open at first, where it keeps that by itself. @default false */
  defaultOpen?: boolean
  /** It was opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** @default false */
  disabled?: boolean
}

export interface MenuRootProps extends MenuSettings, CommonProps<HTMLDivElement> {
  /** A `Menu.Trigger` and a `Menu.Content`. */
  children: ReactNode
}

/** A menu whose parts their owner lays out. */
export function MenuRoot({
  children,
  align = 'start',
  open: owned,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  ...root
}: MenuRootProps) {
  const [open, setOpen] = useValue(owned, defaultOpen, onOpenChange)
  const [focusOn, setFocusOn] = useState<'first' | 'last'>('first')
  const trigger = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  return (
    <MenuContext
      value={{
        menuId,
        trigger,
        align,
        disabled,
        open,
        onOpenChange: setOpen,
        focusOn,
        onFocusOnChange: setFocusOn,
      }}
    >
      <div {...commonProps(root)} className={css.menu}>
        {children}
      </div>
    </MenuContext>
  )
}

/** How the trigger of a menu is drawn. */
export interface MenuTriggerLook {
  /** The trigger shows no text of its own. @default false */
  iconOnly?: boolean
  /** @default 'plain' */
  variant?: MenuVariant
  /** An outlined trigger is as wide as its container. @default false */
  fullWidth?: boolean
}

export interface MenuTriggerProps extends MenuTriggerLook, CommonProps<HTMLButtonElement> {
  /** What it shows: text, an icon, or both. */
  children: ReactNode
}

const outline: ButtonVariantProps = { variant: 'outline', tone: 'neutral', size: 'small' }

/** The button that opens a menu. */
export function MenuTrigger({
  children,
  iconOnly = false,
  variant = 'plain',
  fullWidth = false,
  ref,
  ...root
}: MenuTriggerProps) {
  const menu = use(MenuContext)
  const own = useRef<HTMLButtonElement>(null)
  const shared = useSharedRef(menu?.trigger ?? own, ref)
  useEffect(() => whenTouched(() => void MenuPopup.preload()), [])
  if (!menu) return misplaced('Menu.Trigger', 'Menu.Root')
  const outlined = variant === 'outline' && !iconOnly
  const open = (focusOn: 'first' | 'last', isOpen: boolean) => {
    menu.onFocusOnChange(focusOn)
    menu.onOpenChange(isOpen)
  }
  return (
    <button
      className={outlined ? buttonClass({ ...outline, fullWidth }) : css.trigger}
      data-icon-only={iconOnly || undefined}
      type="button"
      disabled={menu.disabled}
      aria-haspopup="menu"
      aria-expanded={menu.open}
      aria-controls={menu.open ? menu.menuId : undefined}
      {...onIntent(MenuPopup)}
      {...commonProps({ ...root, ref: shared })}
      onClick={() => open('first', !menu.open)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(event.key === 'ArrowDown' ? 'first' : 'last', true)
      }}
    >
      {children}
      {outlined && <ChevronDownIcon />}
    </button>
  )
}

interface MenuLayerProps {
  root?: Omit<CommonProps<HTMLDivElement>, 'id'>
  label: string
  heading: ReactNode
  groups?: readonly MenuGroup[]
  children?: ReactNode
}

/** The popup of a menu with its items as parts or as data. */
export function MenuLayer({ label, ...contents }: MenuLayerProps) {
  if (process.env.NODE_ENV !== 'production') reportNameless('Menu', label)
  const menu = use(MenuContext)
  const shown = (menu?.open ?? false) && !menu?.disabled
  const [wasShown, setWasShown] = useState(shown)
  if (shown && !wasShown) setWasShown(true)
  if (!menu) return misplaced('Menu.Content', 'Menu.Root')
  if (!wasShown) return null
  return (
    <MenuPopup
      {...contents}
      open={shown}
      id={menu.menuId}
      label={label}
      focusOn={menu.focusOn}
      align={menu.align}
      trigger={menu.trigger}
      onClose={() => menu.onOpenChange(false)}
    />
  )
}
