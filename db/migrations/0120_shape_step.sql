-- The step that chose a program template now chooses the shape of the program.
update onboarding_state set current_step = 'program_shape' where current_step = 'motion';
update onboarding_state set completed_steps = array_replace(completed_steps, 'motion', 'program_shape')
where 'motion' = any(completed_steps);
