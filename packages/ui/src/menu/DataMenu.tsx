import type { ReactNode } from 'react'
import type { CommonProps } from '../private/commonProps.ts'
import { MenuLayer, MenuRoot, type MenuSettings, MenuTrigger, type MenuTriggerLook } from './MenuParts.tsx'
import type { MenuGroup } from './menu-item.ts'

export interface MenuProps extends MenuSettings, MenuTriggerLook, CommonProps<HTMLDivElement> {
  /** Accessible name of the menu, and of its trigger when that shows no text. */
  label: string
  /** What the trigger shows: text, an icon, or both. */
  trigger: ReactNode
  /** Accessible name of the trigger where what it shows does not say enough, as "Language: English". */
  triggerLabel?: string
  /** Items, in groups that a line divides. */
  groups: readonly MenuGroup[]
  /** Shown above the items, such as who is signed in. Not part of the menu's keyboard order. */
  heading?: ReactNode
}

/** A menu of data: what the first screen has of Menu, without parts that it does not use. */
export function DataMenu({
  label,
  trigger,
  triggerLabel,
  groups,
  heading,
  iconOnly = false,
  variant = 'plain',
  fullWidth = false,
  ...root
}: MenuProps) {
  return (
    <MenuRoot {...root}>
      <MenuTrigger
        iconOnly={iconOnly}
        variant={variant}
        fullWidth={fullWidth}
        aria-label={triggerLabel ?? (iconOnly ? label : undefined)}
      >
        {trigger}
      </MenuTrigger>
      <MenuLayer label={label} heading={heading} groups={groups} />
    </MenuRoot>
  )
}
