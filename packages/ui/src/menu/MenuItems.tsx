import { Menu } from 'radix-ui/internal'
import { use, useId } from 'react'
import { CheckIcon } from '../icons/icons.ts'
import { commonProps } from '../private/commonProps.ts'
import * as css from './Menu.css.ts'
import type { MenuGroupProps, MenuItemProps } from './MenuItemParts.tsx'
import { MenuChosenContext } from './menu-parts.ts'

/** A group of a menu, by Radix. */
export function PopupGroup({ children, label, ...root }: MenuGroupProps) {
  const labelId = useId()
  return (
    <Menu.Group className={css.group} aria-labelledby={label ? labelId : undefined} {...commonProps(root)}>
      {label && (
        <div className={css.groupLabel} id={labelId} role="presentation">
          {label}
        </div>
      )}
      {children}
    </Menu.Group>
  )
}

/** An item of a menu, by Radix. */
export function PopupItem({
  children,
  textValue,
  lang,
  icon,
  note,
  count,
  href,
  checked,
  tone,
  disabled = false,
  onSelect,
  ...root
}: MenuItemProps) {
  const onChosen = use(MenuChosenContext)
  const isChoice = checked !== undefined
  const inside = (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.label}>{children}</span>
      {note && (
        <span className={css.note} lang={note.lang}>
          {note.text}
        </span>
      )}
      {count ? <span className={css.count}>{count}</span> : null}
      {isChoice && <span className={css.icon}>{checked && <CheckIcon />}</span>}
    </>
  )
  const isLink = href !== undefined && !disabled
  return (
    <Menu.Item
      asChild={isLink}
      className={css.item}
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      lang={lang}
      aria-checked={checked}
      data-tone={tone}
      {...(textValue !== undefined && { textValue })}
      disabled={disabled}
      {...commonProps(root)}
      onSelect={() => {
        onChosen()
        onSelect?.()
      }}
    >
      {isLink ? <a href={href}>{inside}</a> : inside}
    </Menu.Item>
  )
}
