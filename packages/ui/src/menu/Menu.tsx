import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type ButtonLook, buttonClass } from '../button/Button.tsx'
import { ChevronDownIcon } from '../icons/icons.ts'
import type { MenuAlignment } from '../private/anchored.ts'
import { onDemand, onIntent } from '../private/onDemand.tsx'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { whenTouched } from '../private/whenTouched.ts'
import * as css from './Menu.css.ts'
import type { MenuGroup } from './menu-item.ts'

const MenuPopup = onDemand(() => import('./MenuPopup.tsx').then((chunk) => chunk.MenuPopup))

/** How the trigger is drawn: as words alone, or as a small button beside others. */
export const menuLooks = ['plain', 'outlined'] as const
export type MenuLook = (typeof menuLooks)[number]

export interface MenuProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the menu, and of its trigger when that shows no text. */
  label: string
  /** What the trigger shows: text, an icon, or both. */
  trigger: ReactNode
  /** The trigger shows no text of its own; it is then named by `label`. @default false */
  iconOnly?: boolean
  /** Accessible name of the trigger where what it shows does not say enough, as "Language: English". */
  triggerLabel?: string
  /** Items, in groups that a line divides. */
  groups: readonly MenuGroup[]
  /** Shown above the items, such as who is signed in. Not part of the menu's keyboard order. */
  heading?: ReactNode
  /** @default 'plain' */
  look?: MenuLook
  /** An outlined trigger is as wide as what holds it. @default false */
  full?: boolean
  /**
   * Edge of the trigger that the popup lines up with.
   * @default 'start'
   */
  align?: MenuAlignment
  /** @default false */
  disabled?: boolean
}

const outline: ButtonLook = { variant: 'outline', tone: 'neutral', size: 'small' }

/**
 * A button that opens a list of actions or places, by the APG menu-button pattern: arrows, Home, End,
 * type-ahead, Escape; Tab and a press outside close it. Its popup is Radix's, loaded on intent.
 */
export function Menu({
  label,
  trigger,
  iconOnly = false,
  triggerLabel,
  groups,
  heading,
  look = 'plain',
  full = false,
  align = 'start',
  disabled = false,
  ...root
}: MenuProps) {
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const open = openAt !== null
  useEffect(() => whenTouched(() => void MenuPopup.preload()), [])
  const outlined = look === 'outlined' && !iconOnly
  return (
    <div {...rootAttributes(root)} className={css.menu}>
      <button
        className={outlined ? buttonClass({ ...outline, full }) : css.trigger}
        data-icon-only={iconOnly || undefined}
        ref={button}
        type="button"
        disabled={disabled}
        aria-label={triggerLabel ?? (iconOnly ? label : undefined)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        {...onIntent(MenuPopup)}
        onClick={() => setOpenAt(open ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        {trigger}
        {outlined && <ChevronDownIcon />}
      </button>
      {openAt && (
        <MenuPopup
          id={menuId}
          label={label}
          groups={groups}
          heading={heading}
          focusOn={openAt}
          align={align}
          trigger={button}
          onClose={() => setOpenAt(null)}
        />
      )}
    </div>
  )
}
