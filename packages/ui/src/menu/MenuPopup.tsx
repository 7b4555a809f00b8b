import { useLanguage } from '@baize/i18n'
import { Menu } from 'radix-ui/internal'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { CheckIcon } from '../icons/icons.ts'
import { isEscapeTaken } from '../modal/escape.ts'
import { anchored, type MenuAlignment, withoutRole } from '../private/anchored.ts'
import * as css from './Menu.css.ts'
import type { MenuGroup, MenuItem } from './menu-item.ts'

interface MenuPopupProps {
  id: string
  label: string
  groups: readonly MenuGroup[]
  heading: ReactNode
  /** Which item takes the focus first, where none is chosen. */
  focusOn: 'first' | 'last'
  align: MenuAlignment
  trigger: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/**
 * The open list of a Menu, by Radix. It is not modal to Radix, whose scroll lock injects a `<style>` element; a backdrop
 * takes the press that closes it. Radix's DropdownMenu wants a trigger of its own, which would bring Radix into the
 * first chunk: this is the Menu beneath it, which takes any element to stand at.
 */
export function MenuPopup({ id, label, groups, heading, focusOn, align, trigger, onClose }: MenuPopupProps) {
  const { direction } = useLanguage()
  const popup = useRef<HTMLDivElement>(null)
  const entered = useRef(false)
  useClosesWithTrigger(trigger, onClose)

  const closeAndReturn = () => {
    trigger.current?.focus({ preventScroll: true })
    onClose()
  }
  /** Before Radix, which keeps Tab in the list. */
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    closeAndReturn()
  }
  const enter = () => {
    const items = [
      ...(popup.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])') ?? []),
    ]
    const chosen = items.find((item) => item.ariaChecked === 'true')
    const target = chosen ?? (focusOn === 'first' ? items[0] : items.at(-1))
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Menu.Root open modal={false} dir={direction} onOpenChange={(open) => !open && onClose()}>
      <Menu.Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
      <Menu.Portal>
        <div className={css.layer}>
          {/* The keyboard has Escape and Tab. */}
          <div aria-hidden className={css.backdrop} onClick={onClose} onContextMenu={onClose} />
          <Menu.Content
            {...anchored}
            ref={popup}
            {...withoutRole}
            align={align}
            loop
            className={css.popup}
            onKeyDownCapture={leaveByTab}
            onEscapeKeyDown={(event) => {
              if (isEscapeTaken(event)) event.preventDefault()
            }}
            onPointerDownOutside={(event) => event.preventDefault()}
            onEntryFocus={(event) => {
              event.preventDefault()
              if (!entered.current) enter()
              entered.current = true
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (document.activeElement === document.body) trigger.current?.focus({ preventScroll: true })
            }}
          >
            {heading && <div className={css.heading}>{heading}</div>}
            <div className={css.list} id={id} role="menu" aria-label={label}>
              {groups.map((group) => (
                <Group key={group.id} group={group} onChosen={closeAndReturn} />
              ))}
            </div>
          </Menu.Content>
        </div>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Closes when the trigger is scrolled out of sight; as long as it is in sight, Radix keeps the list beside it. */
function useClosesWithTrigger(trigger: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!trigger.current) return
    // A page may have moved it out of sight before: the keyboard opens the list all the same.
    let wasSeen = false
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false
      if (wasSeen && !isSeen) close()
      wasSeen = isSeen
    })
    observer.observe(trigger.current)
    return () => observer.disconnect()
  }, [trigger])
}

function Group({ group, onChosen }: { group: MenuGroup; onChosen: () => void }) {
  const labelId = useId()
  return (
    <Menu.Group className={css.group} aria-labelledby={group.label ? labelId : undefined}>
      {group.label && (
        <div className={css.groupLabel} id={labelId} role="presentation">
          {group.label}
        </div>
      )}
      {group.items.map((item) => (
        <Item key={item.id} item={item} onChosen={onChosen} />
      ))}
    </Menu.Group>
  )
}

function Item({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const isChoice = item.checked !== undefined
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
      {isChoice && <span className={css.icon}>{item.checked && <CheckIcon />}</span>}
    </>
  )
  return (
    <Menu.Item
      asChild
      className={css.item}
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      lang={item.lang}
      aria-checked={item.checked}
      data-tone={item.tone}
      textValue={item.label}
      disabled={item.disabled ?? false}
      onSelect={() => {
        onChosen()
        item.onSelect?.()
      }}
    >
      {item.href !== undefined && !item.disabled ? (
        <a href={item.href}>{inside}</a>
      ) : (
        <button type="button">{inside}</button>
      )}
    </Menu.Item>
  )
}
