import { ComboboxField } from '@baize/ui'
import { useController } from 'react-hook-form'
import { useFormScope } from '../form/FormContext.ts'
import { SelectView } from '../form/kinds/ChoiceViews.tsx'
import type { FieldKinds } from '../form/kinds/fieldKinds.ts'
import type { FieldViewProps } from '../form/kinds/look.ts'
import type { FormValues } from '../form/values.ts'

/** Most banks that are looked through without a search. */
const FEW = 12

/** A bank: from the device's own list, or found by typing where there are many. */
function BankView(props: FieldViewProps) {
  const many = (props.look.options?.length ?? 0) > FEW
  return many ? <SearchView {...props} /> : <SelectView {...props} />
}

function SearchView({ field, look, frame }: FieldViewProps) {
  const { form } = useFormScope()
  const { field: held } = useController<FormValues>({ control: form.control, name: field.name })
  return (
    <ComboboxField
      {...frame}
      name={field.name}
      ref={held.ref}
      options={(look.options ?? []).map(({ value, label, lang }) => ({ value, label, lang }))}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
      value={typeof held.value === 'string' && held.value !== '' ? held.value : null}
      onValueChange={(value) => held.onChange(value ?? '')}
      onBlur={held.onBlur}
    />
  )
}

/** Selections of banks. */
export const bankKinds: FieldKinds = { select: BankView }
