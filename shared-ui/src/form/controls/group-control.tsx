import { lazyPart } from '../../hydration/lazy-part.tsx';
import { FieldsetFrame } from '../fields/field-frame.tsx';
import { type ControlProps, useField, useForm } from '../form-context.ts';
import { FieldList } from './field.tsx';
import styles from './group-control.module.css';

// Few forms have tabs, and tabs are the largest part of a field's code.
const TabsGroup = lazyPart(
  async () => (await import(/* webpackChunkName: "form-tabs" */ './tabs-group.tsx')).TabsGroup,
  { waiting: () => <WaitingTabs /> },
);

/** While a choice fetches the other fields of its group, only the choice is visible. */
export function GroupControl(props: ControlProps) {
  const { state, text } = useForm();
  const { shown } = useField(props);
  const { fullName, fields = [], groupType } = props.field;
  const waiting = state.waiting[fullName];
  return (
    <FieldsetFrame {...shown} required={false} className={styles.group}>
      {groupType === 'tabs' ? (
        <TabsGroup field={props.field} />
      ) : (
        <FieldList fields={fields} only={waiting?.by} />
      )}
      {waiting && (
        <p role="status" className={styles.note}>
          {text('form.loading')}
        </p>
      )}
    </FieldsetFrame>
  );
}

const WaitingTabs = () => <p role="status">{useForm().text('form.loading')}</p>;
