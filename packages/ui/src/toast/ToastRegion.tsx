import { useLingui } from '@lingui/react/macro'
import { Portal } from 'radix-ui'
import { DismissableLayer } from 'radix-ui/internal'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Alert } from '../alert/Alert.tsx'
import { onModalChange, topModal } from '../modal/openModals.ts'
import { useTimeout } from '../modal/useTimeout.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './Toast.css.ts'
import { dismissToast, type ShownToast, toasts } from './toasts.ts'

export interface ToastRegionProps extends RootProps {}

/**
 * Shows the messages of `toast()`, over everything. Mount one a site, at its root. While a modal is open it is in that:
 * elsewhere the modal would take the focus back from it.
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
  return (
    // To Radix, a press on a message is no press outside of a layer.
    <DismissableLayer.Branch asChild>
      <section
        {...rootAttributes<HTMLElement>(root)}
        ref={region}
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t({ message: 'Messages', context: 'region that short messages appear in' })}
        className={css.region}
      >
        {shown.map((item) => (
          <Toast key={item.id} {...item} />
        ))}
      </section>
    </DismissableLayer.Branch>
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
