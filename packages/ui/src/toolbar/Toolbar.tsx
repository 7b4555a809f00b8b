import { Fragment, type ReactNode } from 'react'
import type { ButtonSize } from '../button/Button.tsx'
import type { CommonProps } from '../private/commonProps.ts'
import {
  ToolbarButton,
  ToolbarLink,
  type ToolbarOrientation,
  ToolbarRoot,
  ToolbarSeparator,
  ToolbarToggle,
} from './ToolbarParts.tsx'

interface ToolbarItemBasics {
  /** Stable key. */
  id: string
  /** What it does; its accessible name, and its tooltip where only the icon shows. */
  label: string
  /** An icon before the label. */
  icon?: ReactNode
  /** Shows the icon without the label. @default false */
  iconOnly?: boolean
}

/** A button of a toolbar, one that stays pressed, or a link. */
export type ToolbarItem =
  | (ToolbarItemBasics & { type?: 'button'; disabled?: boolean; onClick: () => void })
  | (ToolbarItemBasics & {
      type: 'toggle'
      pressed: boolean
      disabled?: boolean
      onPressedChange: (pressed: boolean) => void
    })
  | (ToolbarItemBasics & { type: 'link'; href: string })

/** Items that belong together; a line divides groups. */
export interface ToolbarGroup {
  /** Stable key. */
  id: string
  items: readonly ToolbarItem[]
}

export interface ToolbarProps extends CommonProps<HTMLDivElement> {
  /** Accessible name: what its controls are about. */
  label: string
  /** The controls, in groups. */
  groups: readonly ToolbarGroup[]
  /** @default 'horizontal' */
  orientation?: ToolbarOrientation
  /** Height of the controls. @default 'medium' */
  size?: ButtonSize
}

function DataToolbar({ groups, ...root }: ToolbarProps) {
  return (
    <ToolbarRoot {...root}>
      {groups.map(({ id, items }, index) => (
        <Fragment key={id}>
          {index > 0 && <ToolbarSeparator />}
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </Fragment>
      ))}
    </ToolbarRoot>
  )
}

function Item({ item }: { item: ToolbarItem }) {
  const { label, icon, iconOnly } = item
  const shown = { label, icon, iconOnly }
  if (item.type === 'link') return <ToolbarLink {...shown} href={item.href} />
  const { disabled } = item
  if (item.type === 'toggle') {
    const { pressed, onPressedChange } = item
    return <ToolbarToggle {...shown} {...{ disabled, pressed, onPressedChange }} />
  }
  return <ToolbarButton {...shown} disabled={disabled} onClick={item.onClick} />
}

/**
 * Controls of one thing as a single stop of Tab, by the APG's toolbar: arrows, Home and End go from one to the next. Of its
 * parts an owner makes a layout of its own: `Toolbar.Root` with `Toolbar.Button`, `Toggle`, `Link` and `Separator`.
 */
export const Toolbar = /* @__PURE__ */ Object.assign(DataToolbar, {
  Root: ToolbarRoot,
  Button: ToolbarButton,
  Toggle: ToolbarToggle,
  Link: ToolbarLink,
  Separator: ToolbarSeparator,
})
