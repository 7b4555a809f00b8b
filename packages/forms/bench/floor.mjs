// What any form on react-hook-form carries.
export { useForm, useFormState } from 'react-hook-form'
