import { useLingui } from '@lingui/react/macro'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Alert } from '../alert/Alert.tsx'
import { openModals } from '../modal/openModals.ts'
import { useTimeout } from '../modal/useTimeout.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './Toast.css.ts'
import { dismissToast, type ShownToast, toasts } from './toasts.ts'

export interface ToastRegionProps extends RootProps {}

/**
 * Shows the messages of `toast()`, over everything. Mount one a site, at its root. While a dialog is open it stands in
 * that: elsewhere nobody could press a message away, and a screen reader would not read it.
 */
export function ToastRegion({ ref, ...root }: ToastRegionProps) {
  const { t } = useLingui()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.readOnServer)
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => region.current as HTMLElement, [])
  const newest = shown.at(-1)?.id
  useLayoutEffect(() => {
    const [element, own] = [region.current, home.current]
    if (!element || !own) return
    const stand = (place: Element) => {
      if (element.parentElement === place) return
      // A popover that is moved is not shown any more.
      const isShown = element.matches(':popover-open')
      place.append(element)
      if (isShown) element.showPopover()
    }
    const follow = () => stand(openModals.top() ?? own)
    const leave = openModals.subscribe(follow)
    follow()
    return () => {
      leave()
      stand(own)
    }
  }, [])
  // Shown anew for each toast, so that it lies over dialogs that opened since.
  useEffect(() => {
    const element = region.current
    if (newest === undefined || !element) return
    element.showPopover()
    return () => element.hidePopover()
  }, [newest])
  return (
    <div ref={home} className={css.home}>
      <section
        {...rootAttributes<HTMLElement>(root)}
        ref={region}
        popover="manual"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t({ message: 'Messages', context: 'region that short messages appear in' })}
        className={css.region}
      >
        {shown.map((item) => (
          <Toast key={item.id} {...item} />
        ))}
      </section>
    </div>
  )
}

function Toast({ id, message, tone = 'positive', timeout }: ShownToast) {
  const [held, setHeld] = useState(false)
  const milliseconds = timeout === undefined && tone !== 'critical' ? 6000 : (timeout ?? undefined)
  useTimeout(milliseconds, held, () => dismissToast(id))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only hold the clock.
    <div
      className={css.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Alert
        tone={tone}
        onDismiss={() => dismissToast(id)}
        {...(tone === 'critical' ? { announce: 'assertive' } : {})}
      >
        {message}
      </Alert>
    </div>
  )
}
