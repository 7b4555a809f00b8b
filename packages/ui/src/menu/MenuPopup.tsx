import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { CheckIcon } from '../icons/icons.ts'
import * as css from './Menu.css.ts'
import type { MenuGroup, MenuItem } from './menu-item.ts'
import { type MenuAlignment, place } from './place.ts'
import { createTypeAhead } from './type-ahead.ts'

interface MenuPopupProps {
  id: string
  label: string
  groups: readonly MenuGroup[]
  heading: ReactNode
  /** Which item takes the focus; null while the list is closed, of one that was made ahead. */
  focusOn: 'first' | 'last' | null
  align: MenuAlignment
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/**
 * The open list of a Menu, in the browser's top layer so that no scrolling ancestor cuts it. Closed, it stays as it was
 * rendered: no one sees what its text would be by now.
 */
export const MenuPopup = memo(Popup, (before, after) => before.focusOn === null && after.focusOn === null)

function Popup({ id, label, groups, heading, focusOn, align, trigger, onClose }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const laidOut = useRef(false)
  const typeAhead = useRef(createTypeAhead())

  useLayoutEffect(() => {
    const list = popup.current
    const opener = trigger.current
    if (!list || !opener) return
    const first = !laidOut.current
    laidOut.current = true
    if (focusOn === null) {
      if (first) layOutUnseen(list)
      return
    }
    list.showPopover()
    place(list, opener, align)
    const items = itemsOf(list)
    const chosen = items.find((item) => item.ariaChecked === 'true')
    const target = chosen ?? (focusOn === 'first' ? items[0] : items.at(-1))
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
    return () => {
      if (list.matches(':popover-open')) list.hidePopover()
    }
  }, [trigger, align, focusOn])

  const open = focusOn !== null
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      const target = event.target as Node
      if (!popup.current?.contains(target) && !trigger.current?.contains(target)) onClose()
    }
    // The page may move by itself, when what stands on it becomes shorter: the list stays with its trigger.
    const follow = (event: Event) => {
      const list = popup.current
      if (!list || !trigger.current) return
      if (event.target instanceof Node && list.contains(event.target)) return
      place(list, trigger.current, align)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [open, trigger, align, onClose])

  const closeAndReturn = () => {
    trigger.current?.focus({ preventScroll: true })
    onClose()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = target(event, items, at)
    if (next !== undefined) {
      event.preventDefault()
      items[next]?.focus()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      closeAndReturn()
    } else if (event.key === 'Tab') {
      closeAndReturn()
    } else if (event.key === ' ') {
      event.preventDefault()
      items[at]?.click()
    }
  }

  function target(event: KeyboardEvent, items: readonly HTMLElement[], at: number): number | undefined {
    if (event.key === 'ArrowDown') return (at + 1) % items.length
    if (event.key === 'ArrowUp') return (at - 1 + items.length) % items.length
    if (event.key === 'Home') return 0
    if (event.key === 'End') return items.length - 1
    if ([...event.key].length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
      return undefined
    const labels = items.map((item) => item.dataset.label ?? '')
    const found = typeAhead.current(event.key, labels, at, event.timeStamp)
    return found < 0 ? undefined : found
  }

  return (
    <div className={css.popup} ref={popup} popover="manual">
      {heading && <div className={css.heading}>{heading}</div>}
      <div className={css.list} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
        {groups.map((group) => (
          <Group key={group.id} group={group} onChosen={closeAndReturn} />
        ))}
      </div>
    </div>
  )
}

/** A browser looks for the letters of a script when they are first laid out: now, and not while a press waits. */
function layOutUnseen(list: HTMLElement): void {
  list.style.cssText = 'visibility: hidden; display: block'
  list.getBoundingClientRect()
  list.style.cssText = ''
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')]
}

function Group({ group, onChosen }: { group: MenuGroup; onChosen: () => void }) {
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu may hold role group, and no fieldset
    <div className={css.group} role="group" aria-labelledby={group.label ? labelId : undefined}>
      {group.label && (
        <div className={css.groupLabel} id={labelId} role="presentation">
          {group.label}
        </div>
      )}
      {group.items.map((item) => (
        <Item key={item.id} item={item} onChosen={onChosen} />
      ))}
    </div>
  )
}

function Item({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const choice = item.checked !== undefined
  const shared = {
    className: css.item,
    role: choice ? 'menuitemradio' : 'menuitem',
    tabIndex: -1,
    lang: item.lang,
    'aria-checked': item.checked,
    'aria-disabled': item.disabled || undefined,
    'data-tone': item.tone,
    'data-label': item.label,
  } as const
  const inside = (
    <>
      {item.icon && <span className={css.icon}>{item.icon}</span>}
      <span className={css.label}>{item.label}</span>
      {item.note && (
        <span className={css.note} lang={item.note.lang}>
          {item.note.text}
        </span>
      )}
      {item.count ? <span className={css.count}>{item.count}</span> : null}
      {choice && <span className={css.icon}>{item.checked && <CheckIcon />}</span>}
    </>
  )
  const choose = () => {
    onChosen()
    item.onSelect?.()
  }
  if (item.href !== undefined && !item.disabled) {
    return (
      <a {...shared} href={item.href} onClick={choose}>
        {inside}
      </a>
    )
  }
  return (
    <button {...shared} type="button" onClick={item.disabled ? undefined : choose}>
      {inside}
    </button>
  )
}
