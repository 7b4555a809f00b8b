import type { ChangeEvent, ChangeEventHandler } from 'react'
import { reportUnknown } from '../private/commonProps.ts'

const passedOn = [
  'ref',
  'value',
  'defaultValue',
  'checked',
  'defaultChecked',
  'placeholder',
  'maxLength',
  'readOnly',
  'dir',
  'inputMode',
  'autoComplete',
  'autoCapitalize',
  'onBlur',
] as const

type PassedOn = (typeof passedOn)[number]
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Changes<Element extends Control> {
  onChange?: ChangeEventHandler<Element>
  onValueChange?: (value: string) => void
  onCheckedChange?: (checked: boolean) => void
}

/**
 * The properties that a field passes on to its native control, and none besides: its properties are closed.
 */
export function inputAttributes<Properties extends object, Element extends Control = HTMLInputElement>(
  control: Properties & Changes<Element>,
): Pick<Properties, Extract<keyof Properties, PassedOn>> & { onChange: ChangeEventHandler<Element> } {
  if (process.env.NODE_ENV !== 'production') reportUnknown(unknownOf(control))
  const passed = Object.fromEntries(
    passedOn.flatMap((name) => (name in control ? [[name, control[name as keyof typeof control]]] : [])),
  ) as Pick<Properties, Extract<keyof Properties, PassedOn>>
  return { ...passed, onChange: changeHandler(control) }
}

/** One handler of the browser's event for those of a field. */
export function changeHandler<Element extends Control>({
  onChange,
  onValueChange,
  onCheckedChange,
}: Changes<Element>): ChangeEventHandler<Element> {
  return (event: ChangeEvent<Element>) => {
    onChange?.(event)
    onValueChange?.(event.currentTarget.value)
    if (event.currentTarget instanceof HTMLInputElement) onCheckedChange?.(event.currentTarget.checked)
  }
}

function unknownOf(control: object): object {
  return Object.fromEntries(Object.entries(control).filter(([name]) => !passedNames.includes(name)))
}

const passedNames: readonly string[] = [...passedOn, 'onChange', 'onValueChange', 'onCheckedChange']
