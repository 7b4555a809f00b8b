const handedOn = [
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
  'onChange',
  'onBlur',
] as const

type HandedOn = (typeof handedOn)[number]

/** The properties that a field hands on to its control as they are, and none besides: its properties are closed. */
export function inputAttributes<Control extends object>(
  control: Control,
): Pick<Control, Extract<keyof Control, HandedOn>> {
  return Object.fromEntries(
    handedOn.flatMap((name) => (name in control ? [[name, control[name as keyof Control]]] : [])),
  ) as Pick<Control, Extract<keyof Control, HandedOn>>
}
