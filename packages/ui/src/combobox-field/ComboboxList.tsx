import { Trans, useLingui } from '@lingui/react/macro'
import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { Button } from '../button/Button.tsx'
import { CheckIcon } from '../icons/icons.ts'
import { anchored, withoutRole } from '../private/anchored.ts'
import { isComposing } from '../private/composing.ts'
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
  /** Escape was pressed: the list closes, and what was typed goes. */
  onEscape: () => void
  onRetry: (() => void) | undefined
}

/** The open list, a layer of Radix's Popover at the field, which keeps the focus; of thousands of options only those in view are in the page. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, active, value, box, onChoose, onEscape } = props
  const list = useRef<VirtualizerHandle>(null)
  const count = options.length

  useEffect(() => {
    if (active >= 0) list.current?.scrollToIndex(active, { align: 'nearest' })
  }, [active])

  const selected = options.findIndex((option) => option.value === value)
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={box as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          {...anchored}
          {...withoutRole}
          align="start"
          className={css.popup}
          onMouseDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            if (!isComposing(event)) onEscape()
          }}
        >
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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
