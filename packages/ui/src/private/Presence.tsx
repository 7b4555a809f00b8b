import {
  Activity,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const LayerContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined)

interface PresenceProps {
  open: boolean
  /** Stays mounted, and hidden, while it is closed. @default false */
  keepMounted?: boolean
  /** It is closed, and its end is drawn. */
  onExited?: () => void
  children: ReactNode
}

/**
 * Mounts a layer while it is open and until its end is drawn. Radix's own Presence keeps a layer that is being closed in
 * the stack of layers until its animation is over: there it takes the next Escape and hides the page from screen readers.
 * An `Activity` ends the effects of the layer at once, and with them its place in the stack, its trap of the focus and its
 * `aria-hidden`; the elements stay, and the transition of `display` that `leaving` styles hold them in sight with. Where
 * there is no such transition (less motion, a browser without `allow-discrete`) it is unmounted in the same commit.
 */
export function Presence({ open, keepMounted = false, onExited, children }: PresenceProps) {
  const [wasOpen, setWasOpen] = useState(open)
  const [leaving, setLeaving] = useState(false)
  const [opened, setOpened] = useState(0)
  const [lastChildren, setLastChildren] = useState(children)
  const layer = useRef<HTMLElement>(null)
  // What is drawn to its end is what was open, whatever its owner has rendered since.
  if (open && lastChildren !== children) setLastChildren(children)
  if (open !== wasOpen) {
    setWasOpen(open)
    setLeaving(!open)
    // Opened again before its end, it begins anew as it would have after it.
    if (open && leaving && !keepMounted) setOpened(opened + 1)
  }

  useLayoutEffect(() => {
    if (!leaving) return
    let isCurrent = true
    const exit = () => {
      if (!isCurrent) return
      setLeaving(false)
      onExited?.()
    }
    const transition = layer.current?.getAnimations().find(isOfDisplay)
    if (transition) transition.finished.then(exit, exit)
    else exit()
    return () => {
      isCurrent = false
    }
  }, [leaving, onExited])

  if (!open && !leaving && !keepMounted) return null
  return (
    <LayerContext value={layer}>
      <Activity key={opened} mode={open ? 'visible' : 'hidden'}>
        {leaving ? lastChildren : children}
      </Activity>
    </LayerContext>
  )
}

const isOfDisplay = (animation: Animation) =>
  animation instanceof CSSTransition && animation.transitionProperty === 'display'

/**
 * For the outermost element of a layer in a `Presence`: while its end is drawn it is inert and has `data-leaving`.
 * `onLeave` is called with the element before that.
 */
export function useLeaving(
  layerRef: RefObject<HTMLElement | null>,
  onLeave?: (layer: HTMLElement) => void,
): void {
  const presenceRef = use(LayerContext)
  useLayoutEffect(() => {
    const layer = layerRef.current
    if (!layer || !presenceRef) return
    presenceRef.current = layer
    layer.inert = false
    layer.removeAttribute('data-leaving')
    return () => {
      onLeave?.(layer)
      layer.inert = true
      layer.setAttribute('data-leaving', '')
    }
  }, [layerRef, presenceRef, onLeave])
}
