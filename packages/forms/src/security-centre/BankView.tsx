import { ComboboxField } from '@baize/ui'
import { SelectView } from '../form/kinds/ChoiceViews.tsx'
import type { FieldKinds } from '../form/kinds/fieldKinds.ts'
import type { FieldViewProps } from '../form/kinds/look.ts'
import { useHeld } from '../form/useFields.ts'

/** Most banks that are looked through without a search. */
const FEW = 12

/** A bank: from the device's own list, or found by typing where there are many. */
function BankView(props: FieldViewProps) {
  const many = (props.look.options?.length ?? 0) > FEW
  return many ? <SearchView {...props} /> : <SelectView {...props} />
}

function SearchView({ field, look, frame }: FieldViewProps) {
  const { ref, value: bank, change } = useHeld(field.name)
  return (
    <ComboboxField
      {...frame}
      name={field.name}
      ref={ref}
      options={(look.options ?? []).map(({ value, label, lang }) => ({ value, label, lang }))}
      {...(look.placeholder === undefined ? {} : { placeholder: look.placeholder })}
      value={typeof bank === 'string' && bank !== '' ? bank : null}
      onValueChange={(value) => change(value ?? '')}
    />
  )
}

/** Selections of banks. */
export const bankKinds: FieldKinds = { select: BankView }
