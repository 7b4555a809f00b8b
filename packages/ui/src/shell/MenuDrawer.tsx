import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Drawer } from '../drawer/Drawer.tsx'
import { afterPicture } from '../painted/afterPicture.ts'
import { from } from '../tokens/media.ts'

interface MenuDrawerProps {
  open: boolean
  /** The page's side menu. */
  children: ReactNode
  onClose: () => void
}

/**
 * The side menu on a phone, a drawer like any other. Following a link closes it, and so does a window that grows wide
 * enough to show the menu as a column.
 */
export function MenuDrawer({ open, children, onClose }: MenuDrawerProps) {
  const { t } = useLingui()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const column = matchMedia(from('desktop'))
    const onChange = () => close()
    column.addEventListener('change', onChange)
    return () => column.removeEventListener('change', onChange)
  }, [open])
  const label = t({ message: 'Menu', context: 'Side menu drawer' })
  return (
    <Drawer open={open} label={label} title={label} side="start" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are the controls. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click. */}
      <div
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a[href]')) onClose()
        }}
      >
        <AfterPicture>{children}</AfterPicture>
      </div>
    </Drawer>
  )
}

/** Some fifty links with icons, which would keep a slow phone from drawing the drawer: they follow while it slides in. */
function AfterPicture({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => afterPicture(() => setDrawn(true)), [])
  return isDrawn ? children : null
}
