import { useFormat } from '@baize/i18n'
import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, type FocusEventHandler, type Ref, useRef, useState } from 'react'
import { type FieldBasics, FieldFrame, splitField } from '../field/FieldFrame.tsx'
import { useSharedRef } from '../field/sharedRef.ts'
import { type FieldChange, useFieldValue } from '../field/useFieldValue.ts'
import { PlusIcon } from '../icons/icons.ts'
import * as imageCss from '../image-upload/ImageUpload.css.ts'
import { reportUnknownBeside } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { type RefusedFile, sortFiles } from './check.ts'
import * as css from './FileUpload.css.ts'
import { fileUploadSettings } from './settings.ts'
import { UploadedFileItem } from './UploadedFileItem.tsx'
import { useFileRefusal, useUploadReport } from './useFileText.ts'

/** How far a file is on its way to the server. */
export const uploadStatuses = ['waiting', 'uploading', 'uploaded', 'failed'] as const
/** How far a file is on its way to the server. */
export type UploadStatus = (typeof uploadStatuses)[number]

/** A file that was chosen. */
export interface UploadFile {
  /** Stable key, made by the field. */
  id: string
  file: File
  /** @default 'waiting' */
  status?: UploadStatus | undefined
  /** How much was sent, from 0 to 1; undefined while it is not known. */
  progress?: number | undefined
  /** Why it was not sent, translated. */
  error?: string | undefined
}

export interface FileUploadProps extends FieldBasics {
  /** The chosen files, when controlled, with their progress. */
  value?: readonly UploadFile[]
  /** The initial files, when uncontrolled. @default none */
  defaultValue?: readonly UploadFile[]
  /** What can be chosen, as HTML's `accept`: `.pdf`, `image/*`, `text/csv`. The server checks what is in it. @default every file */
  accept?: readonly string[]
  /** Largest file, in bytes. @default fileUploadSettings.maxBytes */
  maxBytes?: number
  /** Most files. @default fileUploadSettings.maxCount */
  maxCount?: number
  /** The file input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** Files were added or removed; these are chosen now. */
  onValueChange?: (files: readonly UploadFile[]) => void
  /** Send this one again; without it a failed file can only be removed. */
  onRetry?: (id: string) => void
  /** For react-hook-form's `register()`; take `onValueChange` otherwise. */
  onChange?: (event: FieldChange) => unknown
  /** The focus left it. */
  onBlur?: FocusEventHandler<HTMLInputElement>
}

const none: readonly UploadFile[] = []

/**
 * Files of any kind: chosen, dropped or pasted. Each refused file is named with its reason, and the others are taken.
 * The field sends nothing by itself. For images with previews there is ImageUpload.
 */
export function FileUpload(props: FileUploadProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { frame, control } = splitField(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside(control, [
      'value',
      'defaultValue',
      'accept',
      'maxBytes',
      'maxCount',
      'ref',
      'onValueChange',
      'onRetry',
      'onChange',
      'onBlur',
    ])
  const { onRetry } = control
  const limits = {
    accept: control.accept ?? [],
    maxBytes: control.maxBytes ?? fileUploadSettings.maxBytes,
    maxCount: control.maxCount ?? fileUploadSettings.maxCount,
  }
  const { rules, why } = useFileRefusal(limits)
  const zone = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const {
    value: files,
    change: setFiles,
    leave,
    elementRef,
  } = useFieldValue<readonly UploadFile[], HTMLInputElement>(
    { ...control, name: frame.name, defaultValue: control.defaultValue ?? none },
    zone,
    () => setRefused([]),
  )
  const sharedRef = useSharedRef(input, elementRef)

  function take(list: FileList | null) {
    const chosen = [...(list ?? [])]
    if (chosen.length === 0 || frame.disabled) return
    const sorted = sortFiles(
      chosen,
      files.map(({ file }) => file),
      limits,
    )
    setRefused(sorted.refused)
    if (sorted.taken.length > 0)
      setFiles([...files, ...sorted.taken.map((file) => ({ id: crypto.randomUUID(), file }))])
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  function remove(id: string) {
    setRefused([])
    setFiles(files.filter((file) => file.id !== id))
    input.current?.focus()
  }

  const [used, most] = [format.number(files.length), format.number(limits.maxCount)]
  function retry(id: string) {
    onRetry?.(id)
    // Its button unmounts.
    input.current?.focus()
  }

  const report = useUploadReport(files.map(({ status = 'waiting' }) => status))
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <div
          ref={zone}
          onPaste={(event) => {
            if (event.clipboardData.files.length > 0) event.preventDefault()
            take(event.clipboardData.files)
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the input in it is the control; this is where files fall */}
          <div
            className={imageCss.zone}
            data-over={over || undefined}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(!frame.disabled)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <span className={imageCss.invitation}>
              <PlusIcon />
              <Trans context="field for files">Choose files, or drop or paste them here</Trans>
            </span>
            <span id={`${attributes.id}-rules`} className={imageCss.rules}>
              {rules} ·{' '}
              <Trans context="how many files were chosen">
                {used} of {most}
              </Trans>
            </span>
            <input
              {...attributes}
              ref={sharedRef}
              type="file"
              multiple={limits.maxCount > 1}
              accept={limits.accept.join() || undefined}
              aria-describedby={[attributes['aria-describedby'], `${attributes.id}-rules`]
                .filter(Boolean)
                .join(' ')}
              className={imageCss.input}
              onChange={(event) => {
                take(event.currentTarget.files)
                // So that the same file can be chosen again after it was removed.
                event.currentTarget.value = ''
              }}
              onBlur={leave}
            />
          </div>
          <div role="alert" className={imageCss.refused}>
            {[...new Set(refused.map(why))].map((words) => (
              <span key={words}>{words}</span>
            ))}
          </div>
          {files.length > 0 && (
            <ul
              aria-label={t({ message: 'Selected files', context: 'list in a field for files' })}
              className={css.files}
            >
              {files.map((item) => (
                <UploadedFileItem
                  key={item.id}
                  item={item}
                  disabled={frame.disabled}
                  onRemove={() => remove(item.id)}
                  onRetry={onRetry && (() => retry(item.id))}
                />
              ))}
            </ul>
          )}
          <VisuallyHidden>
            <span role="status">{report}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}
