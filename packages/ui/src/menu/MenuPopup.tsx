import { Menu } from 'radix-ui/internal'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isEscapeTaken } from '../modal/escape.ts'
import { anchored, isFocusLost, keepPlace, type MenuAlignment, withoutRole } from '../private/anchored.ts'
import { anchoredLayer, anchoredPopup } from '../private/anchoredLayer.css.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { Presence, useLeaving } from '../private/Presence.tsx'
import { useReadingDirection } from '../private/useReadingDirection.ts'
import { useLayerContainer } from '../theme/context.ts'
import * as css from './Menu.css.ts'
import { PopupGroup, PopupItem } from './MenuItems.tsx'
import type { MenuGroup } from './menu-item.ts'
import { MenuChosenContext, MenuPopupContext, type MenuPopupParts } from './menu-parts.ts'
import { useFirstItems } from './useFirstItems.ts'

interface MenuPopupProps {
  open: boolean
  id: string
  label: string
  /** Its items as data. */
  groups?: readonly MenuGroup[] | undefined
  /** Its items as parts. */
  children?: ReactNode
  /** For the list itself. */
  root?: Omit<CommonProps<HTMLDivElement>, 'id'> | undefined
  heading: ReactNode
  /** Which item takes the focus first, where none is chosen. */
  focusOn: 'first' | 'last'
  align: MenuAlignment
  /** What takes the focus back, and in whose sight the list stays. */
  trigger: RefObject<HTMLElement | null>
  /** What it is placed at: a point, where the trigger is none. @default the trigger */
  anchor?: RefObject<MenuAnchor>
  onClose: () => void
}

const parts: MenuPopupParts = { Group: PopupGroup, Item: PopupItem }

/** An element, or a point of the window that is measured like one. */
export interface MenuAnchor {
  getBoundingClientRect: () => DOMRect
}

/**
 * The list of a Menu, by Radix. It is not modal to Radix, whose scroll lock injects a `<style>` element; a backdrop
 * takes the click that closes it. Radix's DropdownMenu wants a trigger of its own, which would load Radix in the
 * first chunk: this is the Menu beneath it, which takes any element to stand at.
 */
export function MenuPopup({ open, ...popup }: MenuPopupProps) {
  return (
    <Presence open={open}>
      <OpenPopup {...popup} />
    </Presence>
  )
}

function OpenPopup({
  id,
  label,
  groups,
  children,
  root,
  heading,
  focusOn,
  align,
  trigger,
  anchor = trigger as RefObject<MenuAnchor>,
  onClose,
}: Omit<MenuPopupProps, 'open'>) {
  const direction = useReadingDirection()
  const popup = useRef<HTMLDivElement>(null)
  const entered = useRef(false)
  const layer = useRef<HTMLDivElement>(null)
  const container = useLayerContainer() ?? document.body
  useClosesWithTrigger(trigger, onClose)
  useLeaving(layer, keepPlace)

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
      <Menu.Anchor virtualRef={anchor} />
      <Menu.Portal container={container}>
        <div ref={layer} className={anchoredLayer}>
          {/* The keyboard has Escape and Tab. */}
          <div aria-hidden className={css.backdrop} onClick={onClose} onContextMenu={onClose} />
          <Menu.Content
            {...anchored}
            ref={popup}
            {...withoutRole}
            align={align}
            loop
            className={cx(css.popup, anchoredPopup)}
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
              if (isFocusLost()) trigger.current?.focus({ preventScroll: true })
            }}
          >
            {heading && <div className={css.heading}>{heading}</div>}
            <div className={css.list} role="menu" aria-label={label} {...(root && commonProps(root))} id={id}>
              <MenuPopupContext value={parts}>
                <MenuChosenContext value={closeAndReturn}>
                  {groups ? <DataGroups groups={groups} focusOn={focusOn} /> : children}
                </MenuChosenContext>
              </MenuPopupContext>
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
    // The page may have moved it out of sight since it was clicked, or the keyboard has opened the list.
    trigger.current.scrollIntoView({ block: 'nearest' })
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

/** Items as data. A menu that is longer than the window has its size from the first frame on. */
function DataGroups({ groups, focusOn }: { groups: readonly MenuGroup[]; focusOn: 'first' | 'last' }) {
  const { shown, isWhole } = useFirstItems(groups, focusOn)
  return (
    <>
      {shown.map((group) => (
        <PopupGroup key={group.id} label={group.label}>
          {group.items.map(({ id, label, ...item }) => (
            <PopupItem key={id} {...item} textValue={label}>
              {label}
            </PopupItem>
          ))}
        </PopupGroup>
      ))}
      {!isWhole && <div className={css.rest} aria-hidden />}
    </>
  )
}
