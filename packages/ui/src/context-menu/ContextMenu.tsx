import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { MenuAnchor } from '../menu/MenuPopup.tsx'
import type { MenuGroup } from '../menu/menu-item.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { onDemand, onIntent } from '../private/onDemand.tsx'
import * as css from './ContextMenu.css.ts'
import { contextMenuSettings } from './settings.ts'

const MenuPopup = onDemand(() => import('../menu/MenuPopup.tsx').then((chunk) => chunk.MenuPopup))

export interface ContextMenuProps extends CommonProps<HTMLDivElement> {
  /** What the menu is about: a row, an image, a card. */
  children: ReactNode
  /** Accessible name of the menu. */
  label: string
  /** Items, in groups that a line divides. */
  groups: readonly MenuGroup[]
  /** Leaves the browser's own menu. @default false */
  disabled?: boolean
  /** It was opened or closed. */
  onOpenChange?: (open: boolean) => void
}

/**
 * A menu at the pointer: by the right mouse button, a long press, the menu key or Shift+F10 on what has the focus. A
 * shortcut only: each of its actions needs a visible control elsewhere. Its popup is that of Menu, loaded on intent.
 */
export function ContextMenu({
  children,
  label,
  groups,
  disabled = false,
  onOpenChange,
  ...root
}: ContextMenuProps) {
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState(false)
  const focused = useRef<HTMLElement>(null)
  const point = useRef<MenuAnchor>({ getBoundingClientRect: () => new DOMRect() })
  const menuId = useId()

  const change = (next: boolean) => {
    setOpen(next)
    if (next !== open) onOpenChange?.(next)
  }
  const openAt = (x: number, y: number) => {
    // A menu that is opened anew keeps what had the focus before the first one.
    if (!open && document.activeElement instanceof HTMLElement) focused.current = document.activeElement
    point.current = { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }
    setOpened((count) => count + 1)
    change(true)
  }
  const longPress = useLongPress(openAt)
  useCloseOnScroll(open, () => change(false))

  return (
    <>
      <div
        {...commonProps(root)}
        className={css.area}
        {...(!disabled && {
          ...onIntent(MenuPopup),
          ...longPress,
          onContextMenu: (event: React.MouseEvent) => {
            event.preventDefault()
            openAt(event.clientX, event.clientY)
          },
        })}
      >
        {children}
      </div>
      {opened > 0 && (
        <MenuPopup
          key={opened}
          open={open && !disabled}
          id={menuId}
          label={label}
          groups={groups}
          heading={undefined}
          focusOn="first"
          align="start"
          trigger={focused}
          anchor={point}
          onClose={() => change(false)}
        />
      )}
    </>
  )
}

/** Safari on iOS sends no `contextmenu` for a finger that stays. The click that ends the press is swallowed. */
function useLongPress(onPress: (x: number, y: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      cancel()
      pressed.current = false
      if (pointerType === 'mouse') return
      timer.current = setTimeout(() => {
        pressed.current = true
        onPress(clientX, clientY)
      }, contextMenuSettings.longPress)
    },
    onPointerMove: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && cancel(),
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: (event: React.MouseEvent) => {
      if (!pressed.current) return
      pressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** A point does not move with what was pressed: when that is scrolled away, the menu closes. */
function useCloseOnScroll(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const listen = ({ target }: Event) => {
      const isMenu = target instanceof Element && target.matches('[data-radix-menu-content]')
      if (!isMenu) close()
    }
    addEventListener('scroll', listen, { capture: true, passive: true })
    return () => removeEventListener('scroll', listen, { capture: true })
  }, [open])
}
