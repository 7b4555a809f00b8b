import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { nextOption, optionStep } from '../combobox-field/option-step.ts'
import { SearchIcon } from '../icons/icons.ts'
import { takesEscape } from '../modal/escape.ts'
import { type CloseReason, Modal } from '../modal/Modal.tsx'
import { ModalHead } from '../modal/ModalHead.tsx'
import type { CommonProps } from '../private/commonProps.ts'
import { isComposing } from '../private/composing.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './CommandPalette.css.ts'
import { type Command, type CommandGroup, type ShownGroup, useCommands } from './useCommands.ts'

export interface PaletteDialogProps extends CommonProps<HTMLDivElement> {
  open: boolean
  label: string
  groups: readonly CommandGroup[]
  placeholder?: string
  onClose: (reason: CloseReason) => void
  onChoose: (command: Command) => void
}

/** The dialog of the palette: what was typed is forgotten once it is closed. */
export function PaletteDialog({
  open,
  label,
  groups,
  placeholder,
  onClose,
  onChoose,
  ...root
}: PaletteDialogProps) {
  const titleId = useId()
  return (
    <Modal
      {...root}
      open={open}
      label={label}
      aria-labelledby={titleId}
      size="medium"
      dismissible
      onClose={onClose}
    >
      <ModalHead title={label} titleId={titleId} hideCloseButton={false} onClose={onClose} />
      <Search label={label} groups={groups} placeholder={placeholder} onChoose={onChoose} />
    </Modal>
  )
}

interface SearchProps {
  label: string
  groups: readonly CommandGroup[]
  placeholder: string | undefined
  onChoose: (command: Command) => void
}

function Search({ label, groups, placeholder, onChoose }: SearchProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { shown, loading, failed, retry } = useCommands(groups, text)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const commands = shown.flatMap((group) => group.commands)
  const count = commands.length
  const at = Math.min(active, count - 1)

  useEffect(() => {
    if (at >= 0) list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at])

  function type(next: string) {
    setText(next)
    setActive(0)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return
    const by = optionStep(event.key)
    const command = commands[at]
    if (by !== undefined) {
      event.preventDefault()
      // Arrows wrap, so that the last group is one key away.
      if (by === 1 && at === count - 1) setActive(0)
      else if (by === -1 && at === 0) setActive(count - 1)
      else
        setActive(
          nextOption(
            commands.map(() => ({})),
            at,
            by,
          ),
        )
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (command) onChoose(command)
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      event.stopPropagation()
      type('')
    }
  }

  const counted = t({
    message: plural(count, { 0: 'No results', one: '# result', other: '# results' }),
    context: 'result of a search in a command palette, for screen readers',
  })
  const failure = t({ message: 'Some results could not be loaded', context: 'search in a command palette' })
  const wanted = <bdi>{text.trim()}</bdi>
  return (
    <>
      <div className={css.entry}>
        <span className={css.icon}>{loading ? <Spinner size="small" /> : <SearchIcon />}</span>
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
          aria-busy={loading || undefined}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir={text === '' ? undefined : 'auto'}
          data-autofocus
          {...(text !== '' && takesEscape)}
          placeholder={placeholder}
          value={text}
          className={css.input}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={css.results}>
        {count > 0 && (
          <div
            ref={list}
            role="listbox"
            id={listId}
            aria-label={t({ message: 'Results', context: 'list of a command palette' })}
          >
            {shown.map((group, index) => (
              <Group
                key={group.id}
                group={group}
                id={listId}
                from={shown.slice(0, index).reduce((sum, each) => sum + each.commands.length, 0)}
                active={at}
                onActive={setActive}
                onChoose={onChoose}
              />
            ))}
          </div>
        )}
        {count === 0 && !loading && !failed && text.trim() !== '' && (
          <p className={css.message}>
            <Trans context="nothing in a command palette has what was typed">
              Nothing matches “{wanted}”
            </Trans>
          </p>
        )}
        {failed && (
          <p className={css.message}>
            {failure}
            <Button size="small" variant="outline" onClick={retry}>
              {t({ message: 'Try again', context: 'button where a search in a command palette failed' })}
            </Button>
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{loading || text.trim() === '' ? '' : failed ? failure : counted}</span>
      </VisuallyHidden>
    </>
  )
}

interface GroupProps {
  group: ShownGroup
  /** Id of the list, which those of the options begin with. */
  id: string
  /** Index of its first command among all. */
  from: number
  active: number
  onActive: (index: number) => void
  onChoose: (command: Command) => void
}

function Group({ group, id, from, active, onActive, onChoose }: GroupProps) {
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
    <div role="group" aria-labelledby={labelId} className={css.group}>
      <div id={labelId} role="presentation" className={css.groupLabel}>
        {group.label}
      </div>
      {group.commands.map((command, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
        <div
          key={command.id}
          role="option"
          id={`${id}-${from + index}`}
          lang={command.lang}
          aria-selected={from + index === active}
          data-at={from + index}
          className={css.option}
          // One highlight: the pointer moves it, as the keyboard does.
          onPointerMove={() => from + index !== active && onActive(from + index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            // As a link does: a new tab, while the palette stays.
            const isForNewTab = event.ctrlKey || event.metaKey
            if (command.href !== undefined && isForNewTab) window.open(command.href, '_blank', 'noopener')
            else onChoose(command)
          }}
        >
          {command.icon !== undefined && <span className={css.optionIcon}>{command.icon}</span>}
          <span className={css.words}>
            <span dir="auto">{command.label}</span>
            {command.description !== undefined && (
              <span className={css.description}>{command.description}</span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
