import { JOB_TEXT_LIMIT, type Subtask } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { useState } from 'react';
import { withDiaryAccess } from '../access/with-diary-access.tsx';
import { Celebration } from '../achievements/celebration-part.tsx';
import { DiaryFrame } from '../frame/diary-frame.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { CallArea } from '../lib/call-area.tsx';
import { ChangesState } from '../lib/changes-state.tsx';
import { ConfirmWindow } from '../lib/confirm-window.tsx';
import { EditWindow } from '../lib/edit-window.tsx';
import { ViewLinks } from '../lib/view-links.tsx';
import { CurrentJobs } from './current-jobs.tsx';
import { JobHistory } from './job-history.tsx';
import { historyPageOf, historyPath } from './planning.queries.ts';
import { useJobs } from './use-jobs.ts';

/** Product 2.6, Diary: planning. */
export const Component = withDiaryAccess(Planning);

function Planning() {
  const t = useText('diary.planning');
  const [address] = useSearchParams();
  const page = historyPageOf(address);
  return (
    <DiaryFrame page="planning">
      <PageHead title={t('title')} lead={t('lead')} writing />
      <ViewLinks
        label={t('views')}
        views={[
          { href: '/diary/planning', title: t('view.current'), current: !page },
          { href: historyPath(), title: t('view.history'), current: !!page },
        ]}
      />
      {page ? <JobHistory page={page} /> : <Current />}
      <Celebration />
    </DiaryFrame>
  );
}

function Current() {
  const t = useText('diary.planning');
  const jobs = useJobs();
  const [edited, setEdited] = useState<{ open: boolean; item?: Subtask }>({ open: false });
  const [refused, setRefused] = useState<{ open: boolean; item?: Subtask }>({ open: false });
  return (
    <>
      <ChangesState changes={jobs.changes} />
      <CallArea call={jobs.call} height={320}>
        {(reply) => (
          <CurrentJobs
            reply={reply}
            jobs={jobs}
            onRefuse={(item) => setRefused({ open: true, item })}
            onEdit={(item) => setEdited({ open: true, item })}
          />
        )}
      </CallArea>
      <ConfirmWindow
        open={refused.open}
        title={t('refuse.title')}
        text={refused.item?.text ?? ''}
        confirm={t('refuse.confirm')}
        cancel={t('refuse.continue')}
        onConfirm={() => refused.item && void jobs.act(refused.item.id, 'refuse')}
        onClose={() => setRefused({ ...refused, open: false })}
      />
      <EditWindow
        open={edited.open}
        edited={edited.item}
        title={t('edit.title')}
        label={t('text')}
        limit={JOB_TEXT_LIMIT}
        required={t('required')}
        onSave={(id, text) => void jobs.reword(id, text)}
        onClose={() => setEdited({ ...edited, open: false })}
      />
    </>
  );
}
