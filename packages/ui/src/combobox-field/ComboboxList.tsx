import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Button } from '../button/Button.tsx'
import { CheckIcon } from '../icons/icons.ts'
import { place } from '../menu/place.ts'
import { join } from '../private/join.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import * as css from './ComboboxField.css.ts'
import type { ComboboxOption } from './matching.ts'

interface ComboboxListProps {
  id: string
  label: string
  options: readonly ComboboxOption[]
  active: number
  value: string | null
  /** What was typed, for saying that nothing has it. */
  typed: string
  loading: boolean
  error: ReactNode
  box: RefObject<HTMLElement | null>
  onChoose: (option: ComboboxOption) => void
  onRetry: (() => void) | undefined
}

/** The open list, in the browser's top layer; of thousands of options only those in view are in the page. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, active, value, box, onChoose } = props
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const count = options.length

  useLayoutEffect(() => {
    const element = popup.current
    if (!element || !box.current) return
    element.showPopover()
    const follow = (event?: Event) => {
      if (!box.current || (event?.target instanceof Node && element.contains(event.target))) return
      element.style.width = `${box.current.offsetWidth}px`
      place(element, box.current, 'start')
    }
    follow()
    // Its length is known when what is in view was measured.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => follow())
    })
    observer.observe(element)
    document.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [box])

  useEffect(() => {
    if (active >= 0) list.current?.scrollToIndex(active, { align: 'nearest' })
  }, [active])

  const selected = options.findIndex((option) => option.value === value)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus in the input
    <div ref={popup} popover="manual" className={css.popup} onMouseDown={(event) => event.preventDefault()}>
      {count > 0 && (
        <div role="listbox" id={id} aria-label={label} className={css.list}>
          <Virtualizer
            ref={list}
            data={options}
            itemSize={44}
            keepMounted={[active, selected].filter((at) => at >= 0)}
          >
            {(option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, which names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
              <div
                key={option.value}
                role="option"
                id={`${id}-${index}`}
                lang={option.lang}
                aria-selected={option.value === value}
                aria-disabled={option.disabled || undefined}
                aria-setsize={count}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                className={css.option}
                onClick={() => onChoose(option)}
              >
                <span className={css.words}>
                  <span dir="auto">{option.label}</span>
                  {option.description !== undefined && (
                    <span className={css.description}>{option.description}</span>
                  )}
                </span>
                {option.value === value && <CheckIcon />}
              </div>
            )}
          </Virtualizer>
        </div>
      )}
      <Notice {...props} />
    </div>
  )
}

/** Why there is no list, or not all of it. */
function Notice({ options, typed, loading, error, onRetry }: ComboboxListProps) {
  const { t } = useLingui()
  if (loading)
    return (
      <div className={css.message}>
        <Spinner size="small" />
        {t({ message: 'Looking…', context: 'choices of a field are on their way' })}
      </div>
    )
  if (error)
    return (
      <div className={join(css.message, css.problem)}>
        {error}
        {onRetry && (
          <Button size="small" variant="outline" tone="critical" onClick={onRetry}>
            {t({ message: 'Try again', context: 'button where the choices of a field did not come' })}
          </Button>
        )}
      </div>
    )
  if (options.length > 0) return null
  const text = typed.trim()
  const shown = <bdi>{text}</bdi>
  return (
    <div className={css.message}>
      {text === '' ? (
        <Trans context="a field without choices">There is nothing to choose</Trans>
      ) : (
        <span>
          <Trans context="no choice has what was typed">Nothing matches “{shown}”</Trans>
        </span>
      )}
    </div>
  )
}
