import { useLingui } from '@lingui/react/macro'
import { Portal } from 'radix-ui'
import { DismissableLayer, Presence } from 'radix-ui/internal'
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSnapshot } from 'valtio'
import { Alert } from '../alert/Alert.tsx'
import { takesEscape } from '../modal/escape.ts'
import { onModalChange, topModal } from '../modal/openModals.ts'
import { useTimeout } from '../modal/useTimeout.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './Toast.css.ts'
import { addToastRegion, dismissToast, type ShownToast, toasts } from './toasts.ts'
import { useSwipeAway } from './useSwipeAway.ts'

export interface ToastRegionProps extends CommonProps {}

/**
 * Shows the messages of `toast()`, over everything. Mount one a site, at its root. While a modal is open it is in that:
 * elsewhere the modal would take the focus back from it. F8 moves the focus to the messages, Escape moves it back.
 */
export function ToastRegion(props: ToastRegionProps) {
  return (
    <Portal.Root className={css.home}>
      <Region {...props} />
    </Portal.Root>
  )
}

function Region({ ref, ...root }: ToastRegionProps) {
  const { t } = useLingui()
  const { shown } = useSnapshot(toasts)
  const [present, remove] = usePresent(shown)
  const [held, setHeld] = useState(false)
  useEffect(addToastRegion, [])
  const region = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => region.current as HTMLElement, [])
  useLayoutEffect(() => {
    const element = region.current
    const home = element?.parentElement
    if (!element || !home) return
    const moveTo = (place: Element) => {
      if (element.parentElement !== place) place.append(element)
    }
    const follow = () => moveTo(topModal() ?? home)
    const leave = onModalChange(follow)
    follow()
    return () => {
      leave()
      moveTo(home)
    }
  }, [])
  const leave = useFocusKey(region, shown.length > 0)
  return (
    // To Radix, a click on a toast is no click outside of a layer.
    <DismissableLayer.Branch asChild>
      <section
        aria-keyshortcuts="F8"
        {...commonProps<HTMLElement>(root)}
        ref={region}
        tabIndex={-1}
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t({ message: 'Messages', context: 'region that short messages appear in' })}
        className={css.region}
        {...takesEscape}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onKeyDown={leave}
      >
        {present.map((item) => (
          <Presence.Presence key={item.id} present={shown.some(({ id }) => id === item.id)}>
            <Toast
              {...item}
              held={held}
              leaving={!shown.some(({ id }) => id === item.id)}
              onGone={() => remove(item.id)}
            />
          </Presence.Presence>
        ))}
      </section>
    </DismissableLayer.Branch>
  )
}

/** The messages in the page: those that are shown, and those whose end is being drawn. */
function usePresent(shown: readonly ShownToast[]): [readonly ShownToast[], (id: number) => void] {
  const [present, setPresent] = useState(shown)
  const added = shown.filter(({ id }) => !present.some((item) => item.id === id))
  if (added.length > 0) setPresent([...present, ...added])
  const remove = (id: number) => {
    if (!toasts.shown.some((item) => item.id === id))
      setPresent((items) => items.filter((item) => item.id !== id))
  }
  return [present, remove]
}

/** F8 moves the focus to the messages. Returns the handler of a key that moves it back. */
function useFocusKey(region: RefObject<HTMLElement | null>, hasMessages: boolean) {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (!hasMessages) return
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || region.current?.contains(document.activeElement)) return
      before.current = document.activeElement
      region.current?.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [region, hasMessages])
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && before.current instanceof HTMLElement) before.current.focus()
  }
}

interface ToastProps extends ShownToast {
  /** The user is reading: no toast disappears. */
  held: boolean
  /** It was dismissed, and its end is being drawn. */
  leaving: boolean
  onGone: () => void
  ref?: Ref<HTMLDivElement>
}

function Toast({ id, message, tone = 'positive', timeout, held, leaving, onGone, ref }: ToastProps) {
  const milliseconds = timeout === undefined && tone !== 'critical' ? 6000 : (timeout ?? undefined)
  const dismiss = () => dismissToast(id)
  const swipe = useSwipeAway(dismiss)
  useTimeout(milliseconds, held || leaving, dismiss)
  const gone = useEffectEvent(onGone)
  useEffect(() => () => gone(), [])
  return (
    <div ref={ref} className={css.toast} data-state={leaving ? 'closed' : 'open'} inert={leaving} {...swipe}>
      <Alert tone={tone} onDismiss={dismiss} {...(tone === 'critical' ? { announce: 'assertive' } : {})}>
        {message}
      </Alert>
    </div>
  )
}
