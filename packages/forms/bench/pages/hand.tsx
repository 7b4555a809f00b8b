import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { registerRules as rules } from '../../src/testing/registerRules.ts'
import { type Check, checksOf, fields, HandControl, type HandField, type Values } from './fields.tsx'
import { Shell, Summary } from './shell.tsx'

type Errors = Readonly<Record<string, string>>

const Field = memo(function Field({
  field,
  error,
  onType,
}: {
  field: HandField
  error: string | undefined
  onType: (name: string, value: string) => void
}) {
  return (
    <HandControl
      field={field}
      id={`hand-${field.name}`}
      name={field.name}
      error={error}
      onChange={({ target }) => onType(field.name, target.value)}
    />
  )
})

/** No library: the page keeps the errors, the boxes keep their texts. */
export function Page() {
  const checks = useMemo(() => checksOf(rules), [])
  const values = useRef<Values>({})
  const [errors, setErrors] = useState<Errors>({})
  const [failures, setFailures] = useState(0)

  const onType = useCallback(
    (name: string, value: string) => {
      values.current[name] = value
      setErrors((shown) => {
        if (shown[name] === undefined) return shown
        const { [name]: before, ...others } = shown
        const error = checks.get(name)?.(values.current)
        if (error === before) return shown
        return error === undefined ? others : { ...others, [name]: error }
      })
    },
    [checks],
  )

  return (
    <Shell
      onSubmit={(event) => {
        event.preventDefault()
        const found = failing(checks, values.current)
        setErrors(found)
        if (Object.keys(found).length > 0) setFailures((count) => count + 1)
      }}
    >
      <Summary
        failures={failures}
        errors={fields.flatMap(({ name }) => {
          const message = errors[name]
          return message === undefined ? [] : [{ fieldId: `hand-${name}`, message }]
        })}
      />
      {fields.map((field) => (
        <Field key={field.name} field={field} error={errors[field.name]} onType={onType} />
      ))}
    </Shell>
  )
}

function failing(checks: ReadonlyMap<string, Check>, values: Values): Errors {
  return Object.fromEntries(
    [...checks].flatMap(([name, check]) => {
      const error = check(values)
      return error === undefined ? [] : [[name, error]]
    }),
  )
}
