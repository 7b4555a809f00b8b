import { Trans, useLingui } from '@lingui/react/macro'
import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { CheckIcon } from '../icons/icons.ts'
import { anchored, keepPlace, withoutRole } from '../private/anchored.ts'
import { anchoredLayer, anchoredPopup } from '../private/anchoredLayer.css.ts'
import { isComposing } from '../private/composing.ts'
import { cx } from '../private/cx.ts'
import { Presence, useLeaving } from '../private/Presence.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { useLayerContainer } from '../theme/context.ts'
import { Room } from '../virtual-list/Room.tsx'
import { useBlocks } from '../virtual-list/useBlocks.ts'
import * as css from './ComboboxField.css.ts'
import type { ComboboxOption } from './matching.ts'

interface ComboboxListProps {
  id: string
  label: string
  options: readonly ComboboxOption[]
  active: number
  /** Values of the chosen options. */
  selected: readonly string[]
  /** Several can be chosen. @default false */
  multiple?: boolean
  /** What was typed, for saying that nothing has it. */
  typed: string
  loading: boolean
  error: ReactNode
  box: RefObject<HTMLElement | null>
  onChoose: (option: ComboboxOption) => void
  /** On Escape: the list closes, and the typed text is cleared. */
  onEscape: () => void
  onRetry: (() => void) | undefined
}

/** The list, a layer of Radix's Popover at the field, which keeps the focus. */
export function ComboboxList({ open, ...list }: ComboboxListProps & { open: boolean }) {
  return (
    <Presence open={open}>
      <OpenList {...list} />
    </Presence>
  )
}

function OpenList(props: ComboboxListProps) {
  const { options, box, onEscape } = props
  const layer = useRef<HTMLDivElement>(null)
  useLeaving(layer, keepPlace)
  const container = useLayerContainer() ?? document.body
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={box as RefObject<HTMLElement>} />
      <Popover.Portal container={container}>
        <div ref={layer} className={anchoredLayer}>
          <Popover.Content
            {...anchored}
            {...withoutRole}
            align="start"
            className={cx(css.popup, anchoredPopup)}
            onMouseDown={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              event.preventDefault()
              if (!isComposing(event)) onEscape()
            }}
          >
            {options.length > 0 && <Options {...props} />}
            <Notice {...props} />
          </Popover.Content>
        </div>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Of thousands of options only those in view are mounted, and the active one. */
function Options({ id, label, options, active, selected, multiple = false, onChoose }: ComboboxListProps) {
  const view = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const count = options.length
  const { parts, blockRef } = useBlocks({
    count,
    expected: 44,
    host,
    view,
    keep: active >= 0 ? active : undefined,
  })
  useLayoutEffect(() => {
    if (active < 0) return
    const show = () => document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
    show()
    // What is measured once it is in view may move it out again.
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [id, active])

  return (
    <div
      ref={view}
      role="listbox"
      id={id}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className={css.list}
    >
      <div ref={host} role="presentation">
        {parts.map((part) =>
          'space' in part ? (
            <Room key={part.key} height={part.space} />
          ) : (
            <div key={part.key} ref={blockRef} role="presentation" data-block={part.block}>
              {options.slice(part.from, part.to).map((option, within) => {
                const index = part.from + within
                const isSelected = selected.includes(option.value)
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, which names the active option
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
                  <div
                    key={option.value}
                    role="option"
                    id={`${id}-${index}`}
                    lang={option.lang}
                    aria-selected={isSelected}
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
                    {isSelected && <CheckIcon />}
                  </div>
                )
              })}
            </div>
          ),
        )}
      </div>
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
        {t({ message: 'Searching…', context: 'choices of a field are on their way' })}
      </div>
    )
  if (error)
    return (
      <div className={cx(css.message, css.problem)}>
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
        <Trans context="a field without choices">No options</Trans>
      ) : (
        <span>
          <Trans context="no choice has what was typed">Nothing matches “{shown}”</Trans>
        </span>
      )}
    </div>
  )
}
